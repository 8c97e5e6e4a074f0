import { PasswordField } from '../../forms/password-field.tsx'
import { StrengthMeter } from '../../forms/strength/strength-meter.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'

type NewPasswordFieldsProps = {
  field: (name: 'password' | 'passwordAgain') => FieldProps
  /** The text of the first field. */
  password: string
  /** Words that others know of the person, which make a bad password. */
  personal: readonly string[]
}

/** A new password, typed twice, with a hint of how good it is. */
export function NewPasswordFields({ field, password, personal }: NewPasswordFieldsProps) {
  const { error, ...props } = field('password')
  return (
    <>
      <PasswordField
        {...props}
        error={error}
        autoComplete="new-password"
        hint={<StrengthMeter password={password} personal={personal} isRefused={error !== undefined} />}
      />
      <PasswordField {...field('passwordAgain')} autoComplete="new-password" />
    </>
  )
}
