import { DateField } from '../forms/date-field.tsx'
import { Form } from '../forms/form.tsx'
import { sayFailureAs } from '../forms/say-failure.ts'
import { typedDateOf } from '../forms/typed-date.ts'
import { useContractForm } from '../forms/use-contract-form.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import type { DetailsProps } from './company-details-page.tsx'
import { expiryForm } from './company-forms.ts'
import { useSaveCompany } from './use-save-company.ts'

/** Until when the registration holds; a reminder comes before that day. */
export function ExpiryForm({ organization, onChange }: Pick<DetailsProps, 'organization' | 'onChange'>) {
  const t = usePhrases('companies')
  const save = useSaveCompany(onChange)
  const form = useContractForm({
    schema: expiryForm,
    defaultValues: { expiresOn: typedDateOf(organization.registrationExpiresOn) },
    labels: { expiresOn: t('expiresOn') },
    sayFailure: sayFailureAs(t('notSaved')),
    send: ({ expiresOn }) => save(organization, { registrationExpiresOn: expiresOn || null }),
  })
  return (
    <Form form={form}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-60">
          <DateField {...form.field('expiresOn')} isOptional />
        </div>
        <Button type="submit" kind="outline" className="mb-0.5" aria-busy={form.isSending}>
          {t('saveExpiry')}
        </Button>
      </div>
    </Form>
  )
}
