import { employmentTypes, seniorityLevels } from '@qareeb/contract/job-ads'
import { minorUnits, monthlySar } from '@qareeb/reference/currencies'
import { expect, it } from 'vitest'
import { seededRandom } from './random.ts'
import { roles } from './roles.ts'
import { offerSalary } from './salaries.ts'
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
  salary: offerSalary(
    { ...job, role, leads: role.titles.every(leadsOthers), workMode: 'onsite', cityKey: 'dammam' },
    random,
  ),
}))
const monthly = ({ salary: { min, currency, period } }: (typeof offers)[number]) =>
  monthlySar(min * 10 ** minorUnits[currency], currency, period)

it('pays an hour and a day as their part of a month of full-time work', () => {
  const short = offers.filter(({ salary }) => salary.period !== 'monthly')
  expect(new Set(short.map(({ salary }) => salary.period))).toEqual(new Set(['daily', 'hourly']))

  for (const offer of short) {
    expect(monthly(offer) / offer.usual).toBeGreaterThan(0.87)
    expect(monthly(offer) / offer.usual).toBeLessThan(1.17)
  }
})

it('pays part of the month for part of the hours', () => {
  const partTime = offers.filter(
    ({ employmentType, salary }) => employmentType === 'part-time' && salary.period === 'monthly',
  )
  for (const offer of partTime) expect(monthly(offer) / offer.usual).toBeLessThan(0.65)
})

it('pays anyone who comes to a place in the Kingdom in riyals', () => {
  expect(offers.filter(({ salary }) => salary.currency !== 'SAR')).toEqual([])
})
