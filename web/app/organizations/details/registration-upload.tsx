import { useState } from 'react'
import { forgetUpload, type UploadedDocument } from '../../files/kept-upload.ts'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { typedDateOf } from '../../forms/typed-date.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { sayFailureAs } from '../../session/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import type { DetailsProps } from './details-props.ts'
import { endsVerification, registrationSchema, storedNumberOf } from './details-schemas.ts'
import { ExpiryField } from './expiry-field.tsx'
import { NumberIsChecked } from './number-is-checked.tsx'
import { RegistrationField } from './registration-field.tsx'
import { RegistrationNumberField } from './registration-number-field.tsx'
import { useAskToEndBadge } from './use-ask-to-end-badge.tsx'
import { usePastExpiry } from './use-past-expiry.tsx'
import { useSaveDocument } from './use-save-document.tsx'

type RegistrationUploadProps = Pick<DetailsProps, 'organization' | 'onChange'> & {
  /** Leaves the document that there is as it is. */
  onCancel?: () => void
  onKept?: (() => void) | undefined
}

/** Sends a commercial registration with its number and the day on which it ends; platform administrators then look at it. */
export function RegistrationUpload({ organization, onChange, onCancel, onKept }: RegistrationUploadProps) {
  const t = usePhrases('organizations')
  const [document, setDocument] = useState<UploadedDocument | null>(null)
  const keepAs = `company-registration-${organization.id}`
  const { registration: former, registrationExpiresOn: date } = organization
  const hint = former && date && t('expiresOnAnew', { date: formatDate(date) })
  const { form, questions } = useUploadForm({ organization, onChange, onKept }, { document, keepAs })

  return (
    <>
      <Form form={form}>
        <RegistrationField keepAs={keepAs} onChange={setDocument} />
        <RegistrationNumberField {...form.field('number')} />
        <NumberIsChecked organization={organization} />
        <ExpiryField {...form.field('expiresOn')} typed={form.form.watch('expiresOn')} hint={hint} />
        <div className="flex flex-wrap items-center gap-3">
          <div className="grow sm:max-w-56">
            <SubmitButton isSending={form.isSending} disabled={!document}>
              {t('keepDocument')}
            </SubmitButton>
          </div>
          {!document && <p className="text-sm text-ink-2">{t('chooseFirst')}</p>}
          {onCancel && (
            <Button kind="quiet" size="large" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </Form>
      {questions}
    </>
  )
}

type Typed = { number: string; expiresOn: string }

type UploadFormProps = Omit<RegistrationUploadProps, 'onCancel'>

/** @returns the form, and the questions to put on the page */
function useUploadForm(
  { organization, onChange, onKept }: UploadFormProps,
  { document, keepAs }: { document: UploadedDocument | null; keepAs: string },
) {
  const t = usePhrases('organizations')
  const { save, question } = useSaveDocument(onChange)
  const past = usePastExpiry()
  const badge = useAskToEndBadge('number')
  const send = async ({ id, secret }: UploadedDocument, { number, expiresOn }: Typed) => {
    const change = {
      registration: { id, secret },
      registrationNumber: storedNumberOf(number),
      registrationExpiresOn: expiresOn || null,
    }
    await save(organization, change, t('documentKept'))
    forgetUpload(keepAs)
    onKept?.()
  }
  const form = useContractForm({
    schema: registrationSchema,
    // A renewed document has the same number. Without a stored one the day can only be that of the one in this upload.
    defaultValues: {
      number: organization.registrationNumber ?? '',
      expiresOn: organization.registration ? '' : typedDateOf(organization.registrationExpiresOn),
    },
    labels: { number: t('registrationNumber'), expiresOn: t('expiresOn') },
    texts: { 'number.invalid': t('registrationNumberInvalid') },
    sayFailure: sayFailureAs(t('notSaved')),
    draft: { name: keepAs, fields: ['number', 'expiresOn'] },
    send: async (typed) =>
      document &&
      badge.sendOrAsk(endsVerification(typed.number, organization), () =>
        past.sendOrAsk(typed.expiresOn, () => send(document, typed)),
      ),
  })
  const questions = (
    <>
      {question}
      {past.question}
      {badge.question}
    </>
  )
  return { form, questions }
}
