import type { Salary } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { minorUnits } from '@qareeb/reference/currencies'
import type { BoundPhrases } from './bind-phrases.ts'
import { isolateCode } from './isolate.ts'
import { formatNumber } from './numbers.ts'

/** Net pay with its period: «9,000 – 12,000 ر.س شهريًا», "SAR 9,000 – 12,000 per month". */
export function formatPay(salary: Salary, locale: Locale, units: BoundPhrases<'units'>): string {
  const { currency, period } = salary
  return units('pay', {
    amount: formatAmount(salary, locale),
    currency: units(`currency.${currency}`),
    period: units(`period.${period}`),
  })
}

/** Pay without its period: «9,000 – 12,000 ر.س», "SAR 9,000 – 12,000". */
export function formatPayAmount(salary: Salary, locale: Locale, units: BoundPhrases<'units'>): string {
  return units('money', {
    amount: formatAmount(salary, locale),
    currency: units(`currency.${salary.currency}`),
  })
}

/**
 * The two ends of a pay without words, in major units; one number when they are equal. Each end is isolated by
 * itself, so that a reader of Arabic meets the smaller one first, on the right.
 */
export function formatAmount({ min, max, currency }: Omit<Salary, 'period'>, locale: Locale): string {
  // Both ends have the same form: «16.00 – 18.50», not «16 – 18.50».
  const areWhole = Number.isInteger(min) && Number.isInteger(max)
  const write = (amount: number) =>
    isolateCode(formatNumber(amount, locale, areWhole ? 0 : minorUnits[currency], { keepsZeros: !areWhole }))
  return min === max ? write(min) : `${write(min)} – ${write(max)}`
}

/** An amount of Saudi riyals, as the filter by pay offers them: «10,000 ر.س». */
export function formatRiyals(amount: number, locale: Locale, units: BoundPhrases<'units'>): string {
  return units('money', {
    amount: isolateCode(formatNumber(amount, locale)),
    currency: units('currency.SAR'),
  })
}
