import type { Bilingual } from '@qareeb/contract/locale'
import { type Organization, updateOrganization } from '@qareeb/contract/organizations'
import { DateField } from '../forms/date-field.tsx'
import { Form } from '../forms/form.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { typedDateOf } from '../forms/typed-date.ts'
import { useContractForm } from '../forms/use-contract-form.ts'
import { readIn } from '../i18n/bilingual.ts'
import { dateOf } from '../i18n/dates.ts'
import { isolate } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useNow } from '../shell/use-site.ts'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { useCall } from '../use-call.ts'
import { verifyForm } from './company-forms.ts'

export type DecisionProps = {
  company: { id: string; name: Bilingual }
  isOpen: boolean
  onClose: () => void
  /** Told of the company as it is now. */
  onDecided: (organization: Organization) => void
}

/** Asks a platform administrator whether a company is verified, from which day on. Needs the phrases of `companies` and `forms`. */
export function VerifyDialog({ isOpen, onClose, ...decision }: DecisionProps) {
  const t = usePhrases('companies')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('verifyTitle')}>
      <Verify {...decision} onClose={onClose} />
    </Dialog>
  )
}

function Verify({ company, onClose, onDecided }: Omit<DecisionProps, 'isOpen'>) {
  const t = usePhrases('companies')
  const call = useCall()
  const name = isolate(readIn(useLocale(), company.name).text)
  const today = dateOf(useNow().toISOString())
  const form = useContractForm({
    schema: verifyForm,
    defaultValues: { verifiedDate: typedDateOf(today) },
    labels: { verifiedDate: t('verifiedDate') },
    send: async ({ verifiedDate }) => {
      const organization = await call(updateOrganization, {
        query: { organizationId: company.id },
        // Of today it counts from this moment on.
        body: { verificationStatus: 'verified', ...(verifiedDate !== today && { verifiedDate }) },
      })
      toast(t('verified'), 'success')
      onDecided(organization)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-2">{t('verifyText', { company: name })}</p>
      <DateField {...form.field('verifiedDate')} latest={today} />
      <SubmitButton isSending={form.isSending}>{t('verify')}</SubmitButton>
    </Form>
  )
}
