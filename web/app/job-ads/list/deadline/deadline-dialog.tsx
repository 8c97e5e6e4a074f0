import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { useState } from 'react'
import * as z from 'zod/mini'
import { DateField } from '../../../forms/date-field.tsx'
import { Form } from '../../../forms/form.tsx'
import { SendOrCancel } from '../../../forms/send-or-cancel.tsx'
import { typedDateOf, typedDateOrNothing } from '../../../forms/typed-date.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { formatDate } from '../../../i18n/dates.ts'
import { isolateName } from '../../../i18n/isolate.ts'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { useNow } from '../../../page/use-site.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { offeredDays, type OpeningAction } from './new-deadline.ts'

type DeadlineDialogProps = {
  action: OpeningAction
  ad: Pick<TeamJobAdRow, 'expiresAt'> & { deadline: string }
  title: string
  onClose: () => void
  /** Opens the ad with another deadline, or with none. */
  onConfirm: (deadline: string | null) => Promise<void>
}

/** Asks for another deadline, or for none, where the present one keeps an ad from being open for longer. */
export function DeadlineDialog({ title, ...props }: DeadlineDialogProps) {
  const t = usePhrases('jobAdList')
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t(`openTitle.${props.action}`, { title: isolateName(title) })}
    >
      <DeadlineForm {...props} />
    </Dialog>
  )
}

function DeadlineForm({ action, ad, onClose, onConfirm }: Omit<DeadlineDialogProps, 'title'>) {
  const t = usePhrases('jobAdList')
  const { earliest, whole } = offeredDays(action, ad, useNow())
  const [schema] = useState(() => schemaFrom(earliest))
  const form = useContractForm({
    schema,
    defaultValues: { deadline: typedDateOf(whole) },
    labels: { deadline: t('newDeadline') },
    send: async ({ deadline }) => {
      await onConfirm(deadline || null)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-2">
        {t(action === 'extend' ? 'deadlineFirst' : 'deadlinePassed', { date: formatDate(ad.deadline) })}
      </p>
      <DateField {...form.field('deadline')} hint={t('deadlineHint')} earliest={earliest} isOptional />
      <SendOrCancel isSending={form.isSending} cancel={t('cancel')} onCancel={onClose}>
        {t(action)}
      </SendOrCancel>
    </Form>
  )
}

/** Nothing, or a day from one on. */
const schemaFrom = (earliest: string) =>
  z.object({
    deadline: z.pipe(
      typedDateOrNothing,
      z.string().check(z.refine((day) => day === '' || day >= earliest, { params: { problem: 'tooEarly' } })),
    ),
  })
