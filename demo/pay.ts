import {
  jobAdBounds,
  type Currency,
  type EmploymentType,
  type PayPeriod,
  type Salary,
  type SeniorityLevel,
  type WorkMode,
} from '@qareeb/contract/job-ads'
import { minorUnits, periodsInMonth, ratesToSar } from '@qareeb/reference/currencies'
import type { Random } from './random.ts'
import type { Role } from './role.ts'
import { leadsOthers } from './texts/titles.ts'

type Job = {
  role: Role
  leads: boolean
  seniority: SeniorityLevel | null
  employmentType: EmploymentType
  workMode: WorkMode
  cityKey: string
}

/** Net pay as a company would write it: round figures, in the period and currency of the job. */
export function offerPay(job: Job, random: Random): Salary {
  const period = periodOf(job, random)
  const currency = job.workMode === 'full-remote' && random.chance(0.15) ? random.pick(foreign) : 'SAR'
  const low = (usualPay(job, period) * (0.92 + random.next() * 0.2)) / ratesToSar[currency]
  const spread = random.chance(0.12) ? 1 : 1.12 + random.next() * (random.chance(0.03) ? 1.2 : 0.4)
  const min = rounded(low, currency)

  return {
    min,
    max: Math.max(min, Math.min(rounded(low * spread, currency), jobAdBounds.payMax)),
    currency,
    period,
  }
}

/** Riyals for one period: an hour is paid the same in days of four or eight. */
function usualPay({ role, leads, seniority, employmentType, cityKey }: Job, period: PayPeriod): number {
  const level = role.pay[levels.indexOf(seniority ?? (leads ? 'mid' : 'junior'))] ?? role.pay[1]
  const leadsItsRole = leads && !role.titles.every(leadsOthers)
  const wholeMonth = level * (leadsItsRole ? 1.2 : 1) * (cityFactor[cityKey] ?? 0.93)
  return period === 'monthly'
    ? wholeMonth * monthlyShare[employmentType]
    : wholeMonth / periodsInMonth[period]
}

const levels: readonly SeniorityLevel[] = ['entry-level', 'junior', 'mid', 'senior']

/** The pay of a month of it, beside a month of full-time work. */
const monthlyShare: Readonly<Record<EmploymentType, number>> = {
  'full-time': 1,
  'part-time': 0.55,
  temporary: 1,
  contract: 1.12,
  internship: 0.6,
}

const cityFactor: Readonly<Record<string, number>> = {
  riyadh: 1.06,
  jeddah: 1.02,
  dammam: 1,
  khobar: 1.02,
  dhahran: 1.05,
  mecca: 0.97,
  medina: 0.96,
  neom: 1.2,
}

/** Hourly and daily pay is for part-time and temporary work in roles where that is usual. */
function periodOf({ role, employmentType }: Job, random: Random): PayPeriod {
  const isShort = employmentType === 'part-time' || employmentType === 'temporary'
  return role.wage && isShort && random.chance(0.75) ? role.wage : 'monthly'
}

/** Work at a place in the Kingdom is paid in riyals; only remote work may be paid otherwise. */
const foreign: readonly Currency[] = ['USD', 'AED', 'KWD', 'BHD', 'QAR', 'EUR', 'EGP', 'JOD']

/** Round as people write it (5,200, 9,500, 17,000), never finer than the currency allows. */
function rounded(amount: number, currency: Currency): number {
  const unit = 10 ** Math.floor(Math.log10(amount) - 1)
  const leading = amount / unit
  const step = Math.max(
    unit * (leading < 20 || leading >= 60 ? 5 : 1) * (leading < 20 ? 0.1 : 1),
    10 ** -minorUnits[currency],
  )
  return Math.round(Math.round(amount / step) * step * 1_000) / 1_000
}
