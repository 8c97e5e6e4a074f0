import type { Organization } from '@qareeb/contract/organizations'
import { Form } from '../../forms/form.tsx'
import { typedDateOf } from '../../forms/typed-date.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { sayFailureAs } from '../../session/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import type { DetailsProps } from './details-props.ts'
import { endsVerification, registrationSchema, storedNumberOf } from './details-schemas.ts'
import { ExpiryField } from './expiry-field.tsx'
import { NumberIsChecked } from './number-is-checked.tsx'
import { RegistrationNumberField } from './registration-number-field.tsx'
import { useAskToEndBadge } from './use-ask-to-end-badge.tsx'
import { useSaveDocument } from './use-save-document.tsx'

/** Number and last day of the stored registration; a reminder comes before that day. */
export function RegistrationFactsForm({
  organization,
  onChange,
}: Pick<DetailsProps, 'organization' | 'onChange'>) {
  const t = usePhrases('organizations')
  const { save, question } = useSaveDocument(onChange)
  const badge = useAskToEndBadge('number')
  const form = useContractForm({
    schema: registrationSchema,
    defaultValues: typedOf(organization),
    labels: { number: t('registrationNumber'), expiresOn: t('expiresOn') },
    texts: { 'number.invalid': t('registrationNumberInvalid') },
    sayFailure: sayFailureAs(t('notSaved')),
    send: ({ number, expiresOn }) =>
      badge.sendOrAsk(endsVerification(number, organization), async () => {
        const saved = await save(organization, {
          registrationNumber: storedNumberOf(number),
          registrationExpiresOn: expiresOn || null,
        })
        form.form.reset(typedOf(saved))
      }),
  })
  return (
    <>
      <Form form={form}>
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          <RegistrationNumberField {...form.field('number')} />
          <ExpiryField {...form.field('expiresOn')} typed={form.form.watch('expiresOn')} />
        </div>
        <NumberIsChecked organization={organization} />
        <Button type="submit" kind="outline" className="justify-self-start" aria-busy={form.isSending}>
          {t('saveRegistration')}
        </Button>
      </Form>
      {question}
      {badge.question}
    </>
  )
}

const typedOf = ({ registrationNumber, registrationExpiresOn }: Organization) => ({
  number: registrationNumber ?? '',
  expiresOn: typedDateOf(registrationExpiresOn),
})
