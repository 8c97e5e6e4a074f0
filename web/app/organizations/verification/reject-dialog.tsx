import { organizationBounds } from '@qareeb/contract/organizations'
import { Form } from '../../forms/form.tsx'
import { SendOrCancel } from '../../forms/send-or-cancel.tsx'
import { TextAreaField } from '../../forms/text-area-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useCounted } from '../../forms/use-counted.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { rejectSchema } from '../details/details-schemas.ts'
import type { DecisionProps } from './decision-props.ts'
import { useDecide } from './use-decide.ts'

/** Asks a platform administrator why a company is rejected. Needs the phrases of `companies` and `forms`. */
export function RejectDialog({ isOpen, onClose, ...decision }: DecisionProps) {
  const t = usePhrases('organizations')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('rejectTitle')}>
      <Reject {...decision} onClose={onClose} />
    </Dialog>
  )
}

function Reject(props: Omit<DecisionProps, 'isOpen'>) {
  const { company } = props
  const t = usePhrases('organizations')
  const decide = useDecide(props)
  const name = isolateName(readIn(useLocale(), company.name).text)
  const form = useContractForm({
    schema: rejectSchema,
    defaultValues: { rejectionReason: '' },
    labels: { rejectionReason: t('rejectReason') },
    draft: { name: `reject/${company.id}`, fields: ['rejectionReason'] },
    send: ({ rejectionReason }) => decide({ verificationStatus: 'rejected', rejectionReason }, t('rejected')),
  })
  const counted = useCounted(form, 'rejectionReason', organizationBounds.rejectionReason.max)
  return (
    <Form form={form}>
      <p className="text-ink-2">{t('rejectText', { company: name })}</p>
      <TextAreaField {...form.field('rejectionReason')} counted={counted} />
      <SendOrCancel kind="danger" isSending={form.isSending} cancel={t('cancel')} onCancel={props.onClose}>
        {t('reject')}
      </SendOrCancel>
    </Form>
  )
}
