import { interviewDays } from '@qareeb/contract/candidates'
import { plainDate } from '@qareeb/contract/values'
import { dateAfter } from '@qareeb/reference/riyadh'
import * as z from 'zod/mini'
import { DateField } from '../../forms/date-field.tsx'
import { Form } from '../../forms/form.tsx'
import { SendOrCancel } from '../../forms/send-or-cancel.tsx'
import { typedDate, typedDateOf } from '../../forms/typed-date.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { Dialog } from '../../ui/dialog.tsx'

type InterviewProps = {
  /** The day that is set already. */
  interviewOn: string | null
  /** @returns whether it was saved */
  onSave: (day: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the day of an interview. */
export function InterviewDialog({ isOpen, ...props }: InterviewProps & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={usePhrases('candidates')('interviewTitle')}>
      <InterviewForm {...props} />
    </Dialog>
  )
}

function InterviewForm({ interviewOn, onSave, onClose }: InterviewProps) {
  const t = usePhrases('candidates')
  const today = useToday()
  const earliest = dateAfter(today, -interviewDays.behind)
  const latest = dateAfter(today, interviewDays.ahead)
  const form = useContractForm({
    schema: schemaWithin(earliest, latest),
    defaultValues: { interviewOn: typedDateOf(interviewOn ?? today) },
    labels: { interviewOn: t('interviewDay') },
    texts: {
      tooEarly: t('interviewTooEarly', { date: formatDate(earliest) }),
      tooLate: t('interviewTooLate', { date: formatDate(latest) }),
    },
    send: async (values) => {
      if (await onSave(values.interviewOn)) onClose()
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-2">{t('interviewText')}</p>
      <DateField {...form.field('interviewOn')} earliest={earliest} latest={latest} />
      <SendOrCancel isSending={form.isSending} cancel={t('cancel')} onCancel={onClose}>
        {t('save')}
      </SendOrCancel>
    </Form>
  )
}

/** A day of a span, both ends included. */
export const schemaWithin = (earliest: string, latest: string) =>
  z.object({
    interviewOn: z.pipe(
      typedDate,
      plainDate.check(
        z.refine((day) => day >= earliest, { params: { problem: 'tooEarly' } }),
        z.refine((day) => day <= latest, { params: { problem: 'tooLate' } }),
      ),
    ),
  })
