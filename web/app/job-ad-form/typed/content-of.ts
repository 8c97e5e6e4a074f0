import { westernDigits } from '@qareeb/contract/degrees'
import { jobAdContent, type JobAdContent, writtenPay } from '@qareeb/contract/job-ads/job-ad-content'
import * as z from 'zod/mini'
import { readTypedDate } from '../../forms/typed-date.ts'
import { readNumber } from './read-number.ts'
import type { TypedJobAd, TypedTexts } from './typed-job-ad.ts'

/** The typed ad as the API takes it. Unreadable fields are left out; `findProblems` names them. */
export const contentOf = (typed: TypedJobAd): JobAdContent => ({
  title: perLanguage(typed.title),
  description: perLanguage(typed.description),
  category: typed.category || null,
  workMode: typed.workMode || null,
  employmentType: typed.employmentType || null,
  contractType: typed.contractType || null,
  seniority: typed.seniority || null,
  pay: payOf(typed.pay),
  locationIds: [...typed.locationIds],
  deadline: deadlineOf(typed.deadline),
  openings: readIn(fields.openings, readNumber(typed.openings)),
  benefits: [...typed.benefits],
  benefitsText: perLanguage(typed.benefitsText),
  requirements: requirementsOf(typed.requirements),
  contact: {
    name: typed.contact.name.trim() || null,
    email: readIn(contact.email, typed.contact.email.trim() || null),
    phone: readIn(contact.phone, plainPhone(typed.contact.phone) || null),
  },
  adType: typed.adType,
})

const fields = jobAdContent.shape
const contact = fields.contact.shape
const requirements = fields.requirements.shape

const requirementsOf = (typed: TypedJobAd['requirements']): JobAdContent['requirements'] => ({
  skills: typed.skills,
  languages: typed.languages,
  shifts: typed.shifts,
  education: typed.education || null,
  experienceYears: readIn(requirements.experienceYears, readNumber(typed.experienceYears)),
  weeklyHours: readIn(requirements.weeklyHours, readNumber(typed.weeklyHours)),
  onsiteDays: readIn(requirements.onsiteDays, readNumber(typed.onsiteDays)),
})

/** The typed day; null for empty text and for text that is no day. */
export const deadlineOf = (typed: string): string | null =>
  readIn(fields.deadline, readTypedDate(typed) || null)

/** A phone number as the API takes it: digits and a leading plus. */
export const plainPhone = (typed: string): string => westernDigits(typed).replace(/[\s()-]/g, '')

/** No pay where nothing was typed and nothing else chosen than the form offers at first. */
function payOf({ min, max, currency, period }: TypedJobAd['pay']): JobAdContent['pay'] {
  const amounts = { min: readAmount(min), max: readAmount(max) }
  const isUntouched =
    amounts.min === null && amounts.max === null && currency === 'SAR' && period === 'monthly'
  return isUntouched ? null : { ...amounts, currency, period }
}

const amount = writtenPay.shape.min
const readAmount = (typed: string) => readIn(amount, readNumber(typed))

/** A value that its field can hold, else null. */
function readIn<Value>(schema: z.ZodMiniType<Value | null>, value: unknown): Value | null {
  const read = z.safeParse(schema, value)
  return read.success ? read.data : null
}

const perLanguage = ({ ar, en }: TypedTexts) => ({ ar: filled(ar), en: filled(en) })

const filled = (text: string) => text.trim() || null
