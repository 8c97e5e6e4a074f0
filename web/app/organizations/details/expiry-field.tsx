import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { DateField } from '../../forms/date-field.tsx'
import { typedDate } from '../../forms/typed-date.ts'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../verification/use-today.ts'

type ExpiryFieldProps = FieldProps & {
  /** What stands in the field. */
  typed: string
  /** Said of the field in place of its calendar. */
  hint?: ReactNode
}

/** The last day of a registration. One that is over may be sent, and is noticed before. */
export function ExpiryField({ typed, hint, ...field }: ExpiryFieldProps) {
  const t = usePhrases('companies')
  const today = useToday()
  const { data: date } = z.safeParse(typedDate, typed)
  const past = date && date < today && <span className="text-warn">{t('expiresOnPast')}</span>
  return <DateField {...field} isOptional hint={past || hint || t('expiresOnHint')} />
}
