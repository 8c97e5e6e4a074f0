import * as z from 'zod/mini'
import {
  contractTypes,
  currencies,
  employmentTypes,
  jobAdBounds,
  jobCategories,
  payPeriods,
  plans,
  seniorityLevels,
  workModes,
} from '../job-ads.ts'
import { id, plainDate, text } from '../values.ts'
import {
  adLanguages,
  benefits,
  educationLevels,
  languageLevels,
  requirementBounds,
  shifts,
  skillNeeds,
} from './job-ad-requirements.ts'

/** Lengths in UTF-16 units. `html` bounds what may be sent; the words in it are bound by `jobAdBounds`. */
export const contentBounds = {
  html: 60_000,
  contactName: { min: 1, max: 100 },
  email: { min: 3, max: 254 },
} as const

const perLanguage = (max: number) =>
  z.strictObject({ ar: z.nullable(text({ max })), en: z.nullable(text({ max })) })

const amount = z.nullable(z.number().check(z.gte(0), z.lte(jobAdBounds.payMax)))

/** Net pay in major units. A draft may name one amount alone. */
export const writtenPay = z.strictObject({
  min: amount,
  max: amount,
  currency: z.enum(currencies),
  period: z.enum(payPeriods),
})

const list = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(
    z.maxLength(max),
    z.refine((items) => new Set(items.map((one) => JSON.stringify(one))).size === items.length, {
      params: { problem: 'repeated' },
    }),
  )

/** Requirements of an ad; all of them optional. */
export const requirements = z.strictObject({
  skills: list(
    z.strictObject({ key: text({ min: 1, max: 60 }), need: z.enum(skillNeeds) }),
    requirementBounds.skills,
  ),
  experienceYears: z.nullable(z.int().check(z.gte(0), z.lte(requirementBounds.experienceYears))),
  education: z.nullable(z.enum(educationLevels)),
  languages: list(
    z.strictObject({ language: z.enum(adLanguages), level: z.enum(languageLevels) }),
    adLanguages.length,
  ),
  weeklyHours: z.nullable(z.int().check(z.gte(1), z.lte(requirementBounds.weeklyHours))),
  shifts: list(z.enum(shifts), shifts.length),
  /** Days a week on site; for hybrid work. */
  onsiteDays: z.nullable(z.int().check(z.gte(1), z.lte(requirementBounds.onsiteDays))),
})
export type Requirements = z.output<typeof requirements>

/**
 * Content that a company writes. A draft may lack anything: null and empty lists. Upper bounds hold in every state;
 * `ad_type` may not exceed the company's plan.
 */
export const jobAdContent = z.strictObject({
  title: perLanguage(jobAdBounds.title.max),
  /** Rich text as HTML; the server keeps headings, lists, bold, italic and links. */
  description: perLanguage(contentBounds.html),
  category: z.nullable(z.enum(jobCategories)),
  workMode: z.nullable(z.enum(workModes)),
  employmentType: z.nullable(z.enum(employmentTypes)),
  contractType: z.nullable(z.enum(contractTypes)),
  seniority: z.nullable(z.enum(seniorityLevels)),
  pay: z.nullable(writtenPay),
  /** Branches of the company, in the order of the form. */
  locationIds: list(id, jobAdBounds.locations.max),
  /** Last day to apply, Riyadh date. */
  deadline: z.nullable(plainDate),
  openings: z.nullable(z.int().check(z.gte(1), z.lte(requirementBounds.openings))),
  benefits: list(z.enum(benefits), benefits.length),
  benefitsText: perLanguage(requirementBounds.benefitsText),
  requirements,
  /** For the company's own team alone. */
  contact: z.strictObject({
    name: z.nullable(text(contentBounds.contactName)),
    email: z.nullable(z.email().check(z.maxLength(contentBounds.email.max))),
    /** Digits with an optional leading +, without blanks. */
    phone: z.nullable(z.string().check(z.regex(/^\+?[0-9]{9,15}$/))),
  }),
  adType: z.enum(plans),
})
export type JobAdContent = z.output<typeof jobAdContent>
