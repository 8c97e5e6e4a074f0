import { employmentTypes, seniorityLevels } from '@qareeb/contract/job-ads'
import { minorUnits, monthlySar } from '@qareeb/reference/currencies'
import { expect, it } from 'vitest'
import { offerPay } from './pay.ts'
import { seededRandom } from './random.ts'
import { roles } from './roles.ts'
import { leadsOthers } from './texts/titles.ts'

const random = seededRandom('salaries')
const jobs = roles.flatMap((role) =>
  seniorityLevels.flatMap((seniority, level) =>
    employmentTypes.map((employmentType) => ({ role, seniority, level, employmentType })),
  ),
)
const offers = jobs.map(({ role, level, ...job }) => ({
  ...job,
  usual: role.pay[level] ?? 0,
  salary: offerPay(
    { ...job, role, leads: role.titles.every(leadsOthers), workMode: 'onsite', cityKey: 'dammam' },
    random,
  ),
}))
const monthly = ({ salary: { min, currency, period } }: (typeof offers)[number]) =>
  monthlySar(min * 10 ** minorUnits[currency], currency, period)

it('the pay of an hour and of a day is their part of a full-time month', () => {
  const short = offers.filter(({ salary }) => salary.period !== 'monthly')
  expect(new Set(short.map(({ salary }) => salary.period))).toEqual(new Set(['daily', 'hourly']))

  for (const offer of short) {
    expect(monthly(offer) / offer.usual).toBeGreaterThan(0.87)
    expect(monthly(offer) / offer.usual).toBeLessThan(1.17)
  }
})

it('part-time work gets part of the monthly pay', () => {
  const partTime = offers.filter(
    ({ employmentType, salary }) => employmentType === 'part-time' && salary.period === 'monthly',
  )
  for (const offer of partTime) expect(monthly(offer) / offer.usual).toBeLessThan(0.65)
})

it('work at a place in the Kingdom is paid in riyals', () => {
  expect(offers.filter(({ salary }) => salary.currency !== 'SAR')).toEqual([])
})
