import { currencies } from '@qareeb/contract/job-ads'
import { expect, it } from 'vitest'
import { minorUnits, monthlySar, ratesToSar } from './currencies.ts'

it('every currency has its number of digits and its rate', () => {
  expect(Object.keys(minorUnits).toSorted()).toEqual([...currencies].toSorted())
  expect(Object.values(ratesToSar).every((rate) => rate > 0)).toBe(true)
})

it.each([
  { what: 'a monthly salary in riyals', pay: [850_000, 'SAR', 'monthly'], riyals: 8_500 },
  { what: 'a day of it', pay: [35_000, 'SAR', 'daily'], riyals: 7_700 },
  { what: 'an hour of it', pay: [4_550, 'SAR', 'hourly'], riyals: 8_008 },
  { what: 'a salary in dinars of three decimals', pay: [500_000, 'KWD', 'monthly'], riyals: 6_080 },
  { what: 'an hour in francs without decimals', pay: [2_000, 'DJF', 'hourly'], riyals: 7_427 },
] as const)('compares $what', ({ pay: [amount, currency, period], riyals }) => {
  expect(monthlySar(amount, currency, period)).toBe(riyals)
})

it('never exceeds what a column of 32 bits holds', () => {
  expect(monthlySar(10_000_000_000, 'KWD', 'hourly')).toBe(2_147_483_647)
})
