import type { Salary } from '@qareeb/contract/job-ads'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import { isolateCode } from '../../i18n/isolate.ts'

/** Pay in the few letters that a pin has room for: «9–12 ألف», "9k–12k", «25–32/ساعة». */
export function pinLabel(
  { min, max, currency, period }: Salary,
  t: BoundPhrases<'map'>,
  units: BoundPhrases<'units'>,
): string {
  const amount = max >= 1000 ? thousands(min, max, t) : range(String(min), String(max))
  const dated =
    period === 'hourly' ? t('perHour', { amount }) : period === 'daily' ? t('perDay', { amount }) : amount
  return currency === 'SAR'
    ? dated
    : t('inCurrency', { amount: dated, currency: units(`currency.${currency}`) })
}

function thousands(min: number, max: number, t: BoundPhrases<'map'>) {
  const count = Number(inThousands(max))
  return t('thousands', { amount: range(inThousands(min), inThousands(max)), count })
}

const inThousands = (amount: number) => String(Number((amount / 1000).toFixed(1)))

/** Each end isolated by itself: the smaller one comes first in the reader's direction. */
const range = (from: string, to: string) =>
  from === to ? isolateCode(to) : `${isolateCode(from)}–${isolateCode(to)}`
