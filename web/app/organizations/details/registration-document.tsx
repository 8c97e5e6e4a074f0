import { useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import type { DetailsProps } from './details-props.ts'
import { DocumentRow } from './document-row.tsx'
import { ExpiryText } from './expiry-text.tsx'
import { RegistrationFactsForm } from './registration-facts-form.tsx'
import { RegistrationNumberText } from './registration-number-text.tsx'
import { RegistrationUpload } from './registration-upload.tsx'

/**
 * The commercial registration: the stored one, its number and expiry, and the upload of another. A company that was
 * verified without a document shows its number alone.
 */
export function RegistrationDocument(props: DetailsProps) {
  const t = usePhrases('organizations')
  const { organization, isInspected } = props
  const { registration, registrationExpiresOn: expiresOn } = organization
  const [isReplacing, setIsReplacing] = useState(false)
  const stop = () => setIsReplacing(false)

  if (isInspected)
    return registration ? (
      <>
        <DocumentRow file={registration} organizationId={organization.id} />
        <RegistrationNumberText
          number={organization.registrationNumber}
          className="mt-3 text-sm text-ink-2"
        />
        <ExpiryText on={expiresOn} className="mt-1 text-sm" />
      </>
    ) : (
      <p className="text-ink-2">{t('noDocument')}</p>
    )
  const isVerified = organization.verificationStatus === 'verified'
  if (!registration && !isVerified) return <RegistrationUpload {...props} />
  if (isReplacing) return <RegistrationUpload {...props} onCancel={stop} onKept={stop} />
  const upload = (
    <Button kind="outline" size="small" onClick={() => setIsReplacing(true)}>
      {t(registration ? 'replace' : 'upload')}
    </Button>
  )
  return (
    <div className="grid gap-5">
      {registration ? (
        <DocumentRow file={registration}>{upload}</DocumentRow>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-2">{t('noDocument')}</p>
          {upload}
        </div>
      )}
      <RegistrationFactsForm {...props} />
    </div>
  )
}
