import { organizationBounds, updateOrganization } from '@qareeb/contract/organizations'
import { Form } from '../forms/form.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextAreaField } from '../forms/text-area-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { readIn } from '../i18n/bilingual.ts'
import { isolate } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { useCall } from '../use-call.ts'
import { rejectForm } from './company-forms.ts'
import type { DecisionProps } from './verify-dialog.tsx'

/** Asks a platform administrator why a company is rejected. Needs the phrases of `companies` and `forms`. */
export function RejectDialog({ isOpen, onClose, ...decision }: DecisionProps) {
  const t = usePhrases('companies')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('rejectTitle')}>
      <Reject {...decision} onClose={onClose} />
    </Dialog>
  )
}

function Reject({ company, onClose, onDecided }: Omit<DecisionProps, 'isOpen'>) {
  const t = usePhrases('companies')
  const call = useCall()
  const name = isolate(readIn(useLocale(), company.name).text)
  const form = useContractForm({
    schema: rejectForm,
    defaultValues: { rejectionReason: '' },
    labels: { rejectionReason: t('rejectReason') },
    send: async ({ rejectionReason }) => {
      const organization = await call(updateOrganization, {
        query: { organizationId: company.id },
        body: { verificationStatus: 'rejected', rejectionReason },
      })
      toast(t('rejected'), 'success')
      onDecided(organization)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-2">{t('rejectText', { company: name })}</p>
      <TextAreaField {...form.field('rejectionReason')} maxLength={organizationBounds.rejectionReason.max} />
      <SubmitButton isSending={form.isSending}>{t('reject')}</SubmitButton>
    </Form>
  )
}
