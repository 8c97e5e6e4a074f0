import type { ArgumentsOf } from '@qareeb/contract/endpoint'
import { createOrganization } from '@qareeb/contract/organizations'
import { getOwnProfile } from '@qareeb/contract/users'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetUpload, type UploadedDocument } from '../../files/kept-upload.ts'
import { nothingUnsent, unsentFileTexts } from '../../files/no-unsent-file.ts'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { sayFailureAs } from '../../session/say-failure.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useDashboard } from '../../workspace/dashboard-context.ts'
import { PageTop } from '../../workspace/page-top.tsx'
import { createSchema, nameOf, storedNumberOf } from './details-schemas.ts'
import { ExpiryField } from './expiry-field.tsx'
import { NameFields } from './name-fields.tsx'
import { RegistrationField } from './registration-field.tsx'
import { RegistrationNumberField } from './registration-number-field.tsx'
import { usePastExpiry } from './use-past-expiry.tsx'
import { withNewMembership } from './with-new-membership.ts'

export const handle = routeHandle({ phrases: ['organizations', 'files'], shape: 'form' })

export const loader = pageLoader(async ({ phrases }) => {
  const t = phrases('organizations')
  return { head: { title: t('createTitle'), description: t('createText'), noindex: true } }
})

export const meta = pageMeta

const keepAs = 'create-company'

/** Registers a company, with or without its document; it becomes the active company of its founder. */
export default function CreateOrganizationPage() {
  const t = usePhrases('organizations')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const { active } = useDashboard()
  const crumbs = active ? [{ to: paths.dashboard(), label: dashboard('overview') }] : []
  return (
    <>
      <PageTop title={t('createTitle')} text={t('createText')} crumbs={crumbs} />
      <div className="max-w-2xl rounded-l border border-line bg-surface p-5 sm:p-7">
        <CreateCompany />
      </div>
    </>
  )
}

function CreateCompany() {
  const t = usePhrases('organizations')
  const { profile } = useDashboard()
  const [document, setDocument] = useState<UploadedDocument | null>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const { form, question } = useCreateForm(document)
  const file = form.field('unsentFile')
  const { verificationFile } = profile
  const registration = (
    <RegistrationField
      id={file.id}
      error={file.error}
      keepAs={keepAs}
      isOptional
      onChange={setDocument}
      onUnsent={form.holdFor('unsentFile')}
    />
  )

  return (
    <>
      <Form form={form}>
        <NameFields field={form.field} />
        {verificationFile && !document && (
          <p className="rounded-m bg-sunken px-4 py-3 text-sm">
            {t('registrationTaken', { name: isolateName(verificationFile.name) })}
          </p>
        )}
        {verificationFile ? (
          <details
            open={isReplacing || document !== null}
            onToggle={({ currentTarget }) => setIsReplacing(currentTarget.open)}
          >
            <summary className="min-h-6 w-fit cursor-pointer text-sm max-sm:py-2.5 font-medium text-brand">
              {t('registrationInstead')}
            </summary>
            <div className="mt-3">{registration}</div>
          </details>
        ) : (
          registration
        )}
        <RegistrationNumberField {...form.field('number')} />
        <ExpiryField {...form.field('expiresOn')} typed={form.form.watch('expiresOn')} />
        <SubmitButton isSending={form.isSending}>{t('create')}</SubmitButton>
      </Form>
      {question}
    </>
  )
}

/** @param document what goes along */
function useCreateForm(document: UploadedDocument | null) {
  const t = usePhrases('organizations')
  const { profile } = useDashboard()
  const create = useCreateCompany()
  const { sendOrAsk, question } = usePastExpiry()
  const form = useContractForm({
    schema: createSchema,
    defaultValues: { name: { ar: '', en: '' }, unsentFile: nothingUnsent, number: '', expiresOn: '' },
    labels: {
      'name.ar': t('nameAr'),
      'name.en': t('nameEn'),
      unsentFile: t('registration'),
      number: t('registrationNumber'),
      expiresOn: t('expiresOn'),
    },
    texts: {
      'name.ar.required': t('nameMissing'),
      'number.invalid': t('registrationNumberInvalid'),
      ...unsentFileTexts,
    },
    sayFailure: sayFailureAs(t('notCreated')),
    draft: { name: keepAs, fields: ['name.ar', 'name.en', 'number', 'expiresOn'] },
    send: ({ name, number, expiresOn }) =>
      sendOrAsk(document || profile.verificationFile ? expiresOn : '', () =>
        create({
          name: nameOf(name),
          ...(document && { registration: { id: document.id, secret: document.secret } }),
          registrationNumber: storedNumberOf(number) ?? undefined,
          ...(expiresOn && { registrationExpiresOn: expiresOn }),
        }),
      ),
  })
  return { form, question }
}

type NewCompany = ArgumentsOf<typeof createOrganization>['body']

function useCreateCompany() {
  const t = usePhrases('organizations')
  const call = useCall()
  const paths = usePaths()
  const navigate = useNavigate()
  const { profile, adopt } = useDashboard()
  const headersFor = useIdempotencyKey()
  return async (body: NewCompany): Promise<void> => {
    const company = await call(createOrganization, { body }, { headers: headersFor(body) })
    forgetUpload(keepAs)
    toast(t('created'), 'success')
    // Whether or not this arrives, there is a company now.
    adopt(await call(getOwnProfile, {}).catch(() => withNewMembership(company, profile)))
    await navigate(paths.dashboard())
  }
}
