import { TextAreaField } from '../../forms/text-area-field.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** The message of an application, as a field. */
export function MessageField({ field }: { field: FieldProps }) {
  const t = usePhrases('applying')
  return <TextAreaField {...field} isOptional rows={4} hint={t('messageHint')} />
}
