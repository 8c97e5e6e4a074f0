import type { Salary } from '@qareeb/contract/job-ads'
import { formatAge, formatDaysLeft, formatMoment } from './dates.ts'
import { type DistanceOrigin, formatDistance } from './distances.ts'
import { formatPay, formatPayAmount } from './money.ts'
import { formatNumber } from './numbers.ts'
import { useLocale, usePhrases } from './use-phrases.ts'

/** The formatters in the language of the page. */
export function useFormats() {
  const locale = useLocale()
  const units = usePhrases('units')
  return {
    number: (value: number) => formatNumber(value, locale),
    pay: (salary: Salary) => formatPay(salary, locale, units),
    /** The number and the currency of a pay, for places that style them differently. */
    amount: (salary: Salary) => formatPayAmount(salary, locale, units),
    period: (period: Salary['period']) => units(`period.${period}`),
    distance: (km: number, from: DistanceOrigin = 'viewer') => formatDistance({ km, from }, locale, units),
    moment: (instant: string) => formatMoment(instant, units),
    age: (instant: string, now: Date) => formatAge(instant, now, units),
    daysLeft: (instant: string, now: Date) => formatDaysLeft(instant, now, units),
  }
}
