import { TextField } from '../../forms/text-field.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** The number of a commercial registration, in Western or Arabic digits. */
export function RegistrationNumberField(field: FieldProps) {
  const t = usePhrases('organizations')
  return (
    <TextField
      {...field}
      isSometimesRequired
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      hint={t('registrationNumberHint')}
    />
  )
}
