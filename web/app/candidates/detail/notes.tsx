import {
  addCandidateNote,
  deleteCandidateNote,
  listCandidateNotes,
  remarkBounds,
  remarkText,
} from '@qareeb/contract/candidates/candidate-remarks'
import { getCandidate } from '@qareeb/contract/candidates/one-candidate'
import { plainDate } from '@qareeb/contract/values'
import * as z from 'zod/mini'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { DateField } from '../../forms/date-field.tsx'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextAreaField } from '../../forms/text-area-field.tsx'
import { typedDate, typedDateOf } from '../../forms/typed-date.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useCounted } from '../../forms/use-counted.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { RemarkList } from './remark-list.tsx'

type NotesProps = { jobAdId: string; candidateId: string; mayWrite: boolean }

/** Answers that a note makes old. */
const changes = [listCandidateNotes, getCandidate] as const

/** The team's dated records about a candidate, and the fields for the next one. */
export function Notes({ jobAdId, candidateId, mayWrite }: NotesProps) {
  const t = usePhrases('candidates')
  const notes = useQueryOf(listCandidateNotes, { params: { id: jobAdId, candidateId } })
  const remove = useMutationOf(deleteCandidateNote, { changes })
  if (!notes.data) return <LoadingOrFailed lines={2} failure={notes.failure} reload={notes.reload} />
  return (
    <div className="grid gap-5">
      {notes.data.items.length === 0 ? (
        <p className="text-sm text-ink-3">{t('noNotes')}</p>
      ) : (
        <RemarkList
          remarks={notes.data.items}
          dateOf={({ on }) => formatDate(on)}
          deletion={{ title: t('deleteNoteTitle'), confirm: t('deleteNote') }}
          onDelete={async (noteId) => {
            await remove({ params: { id: jobAdId, candidateId, noteId } })
            toast(t('noteDeleted'), 'success')
          }}
        />
      )}
      {mayWrite && <NoteForm key={candidateId} jobAdId={jobAdId} candidateId={candidateId} />}
    </div>
  )
}

/** A note is a record of what has happened. */
const schemaUntil = (today: string) =>
  z.object({
    text: remarkText,
    on: z.pipe(
      typedDate,
      plainDate.check(z.refine((day) => day <= today, { params: { problem: 'liesAhead' } })),
    ),
  })

function NoteForm({ jobAdId, candidateId }: { jobAdId: string; candidateId: string }) {
  const t = usePhrases('candidates')
  const send = useMutationOf(addCandidateNote, { changes })
  const keyFor = useIdempotencyKey()
  const today = useToday()
  const empty = { text: '', on: typedDateOf(today) }
  const form = useContractForm({
    schema: schemaUntil(today),
    defaultValues: empty,
    labels: { text: t('addNote'), on: t('noteDay') },
    draft: { name: `note/${candidateId}`, fields: ['text', 'on'] },
    send: async (body) => {
      await send(
        { params: { id: jobAdId, candidateId }, body },
        { headers: keyFor({ candidateId, ...body }) },
      )
      form.form.reset(empty)
    },
  })
  const counted = useCounted(form, 'text', remarkBounds.text.max)
  return (
    <Form form={form}>
      <TextAreaField {...form.field('text')} rows={3} counted={counted} placeholder={t('notePlaceholder')} />
      <DateField {...form.field('on')} latest={today} />
      <SubmitButton isSending={form.isSending}>{t('sendNote')}</SubmitButton>
    </Form>
  )
}
