import type { Organization } from '@qareeb/contract/organizations'
import { DateField } from '../../forms/date-field.tsx'
import { Form } from '../../forms/form.tsx'
import { SendOrCancel } from '../../forms/send-or-cancel.tsx'
import { typedDateOf } from '../../forms/typed-date.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { formatDate } from '../../i18n/dates.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { verifySchema } from '../details/details-schemas.ts'
import type { DecisionProps } from './decision-props.ts'
import { useDecide } from './use-decide.ts'
import { effectOfVerifying, lackOfDocument } from './why-not-verify.ts'

/** Asks a platform administrator whether a company is verified, from which day on. Needs the phrases of `companies` and `forms`. */
export function VerifyDialog({ isOpen, onClose, ...decision }: DecisionProps) {
  const t = usePhrases('organizations')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('verifyTitle')}>
      <Verify {...decision} onClose={onClose} />
    </Dialog>
  )
}

function Verify(props: Omit<DecisionProps, 'isOpen'>) {
  const t = usePhrases('organizations')
  const { company } = props
  const decide = useDecide(props)
  const name = isolateName(readIn(useLocale(), company.name).text)
  const today = useToday()
  const form = useContractForm({
    schema: verifySchema,
    defaultValues: { verifiedDate: typedDateOf(today) },
    labels: { verifiedDate: t('verifiedDate') },
    send: async ({ verifiedDate }) => {
      // Of today it counts from this moment on.
      const since = verifiedDate === today ? {} : { verifiedDate }
      await decide({ verificationStatus: 'verified', ...since }, t('verified'))
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-2">{t(effectOfVerifying(company), { company: name })}</p>
      <Lack {...company} />
      <DateField {...form.field('verifiedDate')} latest={today} />
      <SendOrCancel isSending={form.isSending} cancel={t('cancel')} onCancel={props.onClose}>
        {t('verify')}
      </SendOrCancel>
    </Form>
  )
}

/** The decision is the reader's; a warning comes first when the document is unreadable or out of date. */
function Lack({
  registration,
  registrationExpiresOn: expiresOn,
}: Pick<Organization, 'registration' | 'registrationExpiresOn'>) {
  const t = usePhrases('organizations')
  const today = useToday()
  const lack = lackOfDocument(registration)
  if (lack) return <Warning>{t(`lack.${lack}`)}</Warning>
  if (!expiresOn || expiresOn >= today) return null
  return <Warning>{t('lack.expired', { date: formatDate(expiresOn) })}</Warning>
}

const Warning = ({ children }: { children: string }) => (
  <p className="rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">{children}</p>
)
