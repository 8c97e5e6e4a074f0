import { openSignupUpload } from '@qareeb/contract/files'
import type { ComponentProps } from 'react'
import { FileField } from '../../files/file-field.tsx'
import { forgetUpload } from '../../files/kept-upload.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'

const keepAs = 'register-registration'

type RegistrationFieldProps = Pick<ComponentProps<typeof FileField>, 'id' | 'error' | 'onChange' | 'onUnsent'>

/** The commercial registration of a company, which it may upload now or later. */
export function RegistrationField(field: RegistrationFieldProps) {
  const t = usePhrases('identity')
  const call = useCall()
  return (
    <FileField
      purpose="registration"
      label={t('registration')}
      hint={t('registrationHint')}
      isOptional
      keepAs={keepAs}
      open={(announced, signal) => call(openSignupUpload, { body: announced }, { signal })}
      {...field}
    />
  )
}

/** Once the sign-up was sent, the document belongs to it. */
export const forgetRegistration = (): void => forgetUpload(keepAs)
