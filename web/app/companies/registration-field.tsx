import { openOwnUpload } from '@qareeb/contract/files'
import { FileField } from '../files/file-field.tsx'
import type { UploadedDocument } from '../files/kept-upload.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useCall } from '../use-call.ts'

type RegistrationFieldProps = {
  /** The name under which the upload survives a reload. */
  keepAs: string
  isOptional?: boolean
  onChange: (document: UploadedDocument | null) => void
}

/** The commercial registration of a company, sent as soon as it is chosen. */
export function RegistrationField({ keepAs, isOptional = false, onChange }: RegistrationFieldProps) {
  const t = usePhrases('companies')
  const call = useCall()
  return (
    <FileField
      label={t('registration')}
      hint={t(isOptional ? 'registrationHint' : 'registrationSeenBy')}
      isOptional={isOptional}
      keepAs={keepAs}
      open={(announced, signal) =>
        call(openOwnUpload, { body: { purpose: 'registration', ...announced } }, { signal })
      }
      onChange={onChange}
    />
  )
}
