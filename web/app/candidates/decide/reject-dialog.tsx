import { candidateBounds, rejectionReasons } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { text } from '@qareeb/contract/values'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { notSent } from '../../forms/drafts.ts'
import { Form } from '../../forms/form.tsx'
import { SendOrCancel } from '../../forms/send-or-cancel.tsx'
import { TextAreaField } from '../../forms/text-area-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Decision } from './use-decision.ts'

type RejectFormProps = { candidate: Candidate; decision: Decision; onClose: () => void }
type RejectDialogProps = RejectFormProps & { isOpen: boolean }

const schema = z.object({
  reason: z.enum(rejectionReasons),
  message: text({ max: candidateBounds.message }),
})

/** Asks for the reason of a rejection, in a prepared sentence or in the company's own words. */
export function RejectDialog({ isOpen, ...props }: RejectDialogProps) {
  const t = usePhrases('candidates')
  const name = isolateName(props.candidate.name ?? t('erased'))
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t('rejectTitle', { name })}>
      <RejectForm {...props} />
    </Dialog>
  )
}

function RejectForm({ candidate, decision, onClose }: RejectFormProps) {
  const t = usePhrases('candidates')
  const nothing: z.output<typeof schema> = { reason: 'none', message: '' }
  const form = useContractForm({
    schema,
    defaultValues: nothing,
    labels: { message: t('ownWords') },
    draft: { name: `reject-candidate/${candidate.id}`, fields: ['reason', 'message'] },
    send: async ({ reason, message }) => {
      const isDone = await decision.move('rejected', { reason, message: message.trim() || undefined })
      if (!isDone) return notSent
      return onClose()
    },
  })
  const [reason, message] = useWatch({ control: form.form.control, name: ['reason', 'message'] })
  return (
    <Form form={form}>
      <p className="text-ink-2">{t('rejectText')}</p>
      <ChoiceList
        legend={t('reason')}
        pick="one"
        choices={rejectionReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        chosen={[reason]}
        onChange={([chosen]) => chosen && form.form.setValue('reason', chosen)}
      />
      <TextAreaField
        {...form.field('message')}
        isOptional
        counted={{ text: message, most: candidateBounds.message }}
        hint={t('ownWordsHint', { language: t(`language.${candidate.locale}`) })}
      />
      <SendOrCancel kind="danger" isSending={form.isSending} cancel={t('cancel')} onCancel={onClose}>
        {t('rejectButton')}
      </SendOrCancel>
    </Form>
  )
}
