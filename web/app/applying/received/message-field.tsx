import { candidateBounds } from '@qareeb/contract/candidates'
import { TextAreaField } from '../../forms/text-area-field.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** The message of an application, as a field. @param text the message as it is typed */
export function MessageField({ field, text }: { field: FieldProps; text: string }) {
  const t = usePhrases('applying')
  const counted = { text, most: candidateBounds.message }
  return <TextAreaField {...field} isOptional rows={4} counted={counted} hint={t('messageHint')} />
}
