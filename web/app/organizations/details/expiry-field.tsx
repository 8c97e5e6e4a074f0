import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { DateField } from '../../forms/date-field.tsx'
import { typedDate } from '../../forms/typed-date.ts'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { formatDate } from '../../i18n/dates.ts'
import { formatHijri } from '../../i18n/hijri.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'

/** The day in the example of both calendars, which lies ahead. */
const exampleDay = (today: string) => `${Number(today.slice(0, 4)) + 1}-11-21`

type ExpiryFieldProps = FieldProps & {
  /** The text of the field. */
  typed: string
  /** The hint of the field in place of its calendar. */
  hint?: ReactNode
}

/** The last day of a registration, in either calendar and shown in both. A passed one is reported before it is sent. */
export function ExpiryField({ typed, hint, ...field }: ExpiryFieldProps) {
  const t = usePhrases('organizations')
  const today = useToday()
  const { data: date } = z.safeParse(typedDate, typed)
  const inBoth = (day: string) => ({ date: formatDate(day), hijri: formatHijri(day) })
  const past = date && date < today && <span className="block text-warn">{t('expiresOnPast')}</span>
  const shown = date ? (
    <>
      {t('bothCalendars', inBoth(date))} {past}
    </>
  ) : (
    hint || t('expiresOnHint', inBoth(exampleDay(today)))
  )
  return <DateField {...field} isOptional hint={shown} />
}
