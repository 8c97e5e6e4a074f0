import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { listCandidates } from '@qareeb/contract/candidates/candidate-list'
import {
  addCandidateComment,
  deleteCandidateComment,
  remarkBounds,
  remarkText,
} from '@qareeb/contract/candidates/candidate-remarks'
import { getCandidate } from '@qareeb/contract/candidates/one-candidate'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextAreaField } from '../../forms/text-area-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useCounted } from '../../forms/use-counted.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { MentionOffers } from './mention-offers.tsx'
import { mentionedIn } from './mentions.ts'
import { RemarkList } from './remark-list.tsx'
import { useColleagues } from './use-colleagues.ts'
import { useMentions } from './use-mentions.ts'

type CommentsProps = { jobAdId: string; candidate: Candidate; mayWrite: boolean }

/** Answers that a comment makes old. */
const changes = [getCandidate, listCandidates] as const

/** The team's conversation about a candidate, and the field for the next comment. */
export function Comments({ jobAdId, candidate, mayWrite }: CommentsProps) {
  const t = usePhrases('candidates')
  const { moment } = useFormats()
  const remove = useMutationOf(deleteCandidateComment, { changes })
  return (
    <div className="grid gap-5">
      {candidate.comments.length === 0 ? (
        <p className="text-sm text-ink-3">{t('noComments')}</p>
      ) : (
        <RemarkList
          remarks={candidate.comments}
          dateOf={({ createdAt }) => moment(createdAt)}
          deletion={{ title: t('deleteCommentTitle'), confirm: t('deleteComment') }}
          onDelete={async (commentId) => {
            await remove({ params: { id: jobAdId, candidateId: candidate.id, commentId } })
            toast(t('commentDeleted'), 'success')
          }}
        />
      )}
      {mayWrite && <CommentForm key={candidate.id} jobAdId={jobAdId} candidateId={candidate.id} />}
    </div>
  )
}

const schema = z.object({ text: remarkText })

function CommentForm({ jobAdId, candidateId }: { jobAdId: string; candidateId: string }) {
  const t = usePhrases('candidates')
  const send = useMutationOf(addCandidateComment, { changes })
  const keyFor = useIdempotencyKey()
  const team = useColleagues()
  const [picked, setPicked] = useState<readonly string[]>([])
  const form = useContractForm({
    schema,
    defaultValues: { text: '' },
    labels: { text: t('addComment') },
    draft: { name: `comment/${candidateId}`, fields: ['text'] },
    send: async ({ text }) => {
      const mentions = mentionedIn(text, team, picked).flatMap(({ id, isYou }) => (isYou ? [] : [id]))
      const body = mentions.length === 0 ? { text } : { text, mentions }
      await send(
        { params: { id: jobAdId, candidateId }, body },
        { headers: keyFor({ candidateId, ...body }) },
      )
      form.form.reset({ text: '' })
      setPicked([])
    },
  })
  const { field, offers } = useMentions({
    colleagues: team.filter(({ isYou }) => !isYou),
    onText: (text) => form.form.setValue('text', text, { shouldDirty: true }),
    onPicked: (id) => setPicked((ids) => [...ids, id]),
  })
  const counted = useCounted(form, 'text', remarkBounds.text.max)
  return (
    <Form form={form}>
      <div className="relative">
        {offers && <MentionOffers {...offers} />}
        <TextAreaField
          {...form.field('text')}
          {...field}
          data-shortcut="comment"
          rows={3}
          counted={counted}
          placeholder={t('commentPlaceholder')}
          hint={t('mentionHint')}
        />
      </div>
      <SubmitButton isSending={form.isSending}>{t('sendComment')}</SubmitButton>
    </Form>
  )
}
