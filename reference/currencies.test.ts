import { currencies } from '@qareeb/contract/job-ads'
import { expect, it } from 'vitest'
import { minorUnits, monthlySar, ratesToSar } from './currencies.ts'

it('knows digits and rate of every currency', () => {
  expect(Object.keys(minorUnits).toSorted()).toEqual([...currencies].toSorted())
  expect(Object.values(ratesToSar).every((rate) => rate > 0)).toBe(true)
})

it.each([
  ['a monthly salary in riyals', 850_000, 'SAR', 'monthly', 8_500],
  ['a day of it', 35_000, 'SAR', 'daily', 7_700],
  ['an hour of it', 4_550, 'SAR', 'hourly', 8_008],
  ['a monthly salary in dinars of three decimals', 500_000, 'KWD', 'monthly', 6_090],
  ['an hour in francs without decimals', 2_000, 'DJF', 'hourly', 7_427],
] as const)('compares %s', (_, amount, currency, period, riyals) => {
  expect(monthlySar(amount, currency, period)).toBe(riyals)
})

it('never exceeds what a column of 32 bits holds', () => {
  expect(monthlySar(10_000_000_000, 'KWD', 'hourly')).toBe(2_147_483_647)
})
