import { openOwnUpload } from '@qareeb/contract/files'
import type { ComponentProps } from 'react'
import { FileField } from '../../files/file-field.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'

type RegistrationFieldProps = {
  /** The name under which the upload survives a reload. */
  keepAs: string
  isOptional?: boolean
} & Pick<ComponentProps<typeof FileField>, 'id' | 'error' | 'onChange' | 'onUnsent'>

/** The commercial registration of a company, sent as soon as it is chosen. */
export function RegistrationField({ isOptional = false, ...field }: RegistrationFieldProps) {
  const t = usePhrases('organizations')
  const call = useCall()
  return (
    <FileField
      purpose="registration"
      label={t('registration')}
      hint={t(isOptional ? 'registrationHint' : 'registrationSeenBy')}
      isOptional={isOptional}
      {...field}
      open={(announced, signal) =>
        call(openOwnUpload, { body: { purpose: 'registration', ...announced } }, { signal })
      }
    />
  )
}
