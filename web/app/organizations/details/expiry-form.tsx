import { Form } from '../../forms/form.tsx'
import { typedDateOf } from '../../forms/typed-date.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { sayFailureAs } from '../../session/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import { expiryForm } from './details-forms.ts'
import type { DetailsProps } from './details-props.ts'
import { ExpiryField } from './expiry-field.tsx'
import { useSaveDocument } from './use-save-document.tsx'

/** Until when the registration holds; a reminder comes before that day. */
export function ExpiryForm({ organization, onChange }: Pick<DetailsProps, 'organization' | 'onChange'>) {
  const t = usePhrases('organizations')
  const { save, question } = useSaveDocument(onChange)
  const form = useContractForm({
    schema: expiryForm,
    defaultValues: { expiresOn: typedDateOf(organization.registrationExpiresOn) },
    labels: { expiresOn: t('expiresOn') },
    sayFailure: sayFailureAs(t('notSaved')),
    send: async ({ expiresOn }) => {
      const saved = await save(organization, { registrationExpiresOn: expiresOn || null })
      form.form.reset({ expiresOn: typedDateOf(saved.registrationExpiresOn) })
    },
  })
  return (
    <>
      <Form form={form}>
        <div className="flex flex-wrap items-start gap-3">
          <div className="w-full max-w-60">
            <ExpiryField {...form.field('expiresOn')} typed={form.form.watch('expiresOn')} />
          </div>
          <Button type="submit" kind="outline" className="sm:mt-7" aria-busy={form.isSending}>
            {t('saveExpiry')}
          </Button>
        </div>
      </Form>
      {question}
    </>
  )
}
