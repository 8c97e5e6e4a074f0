import * as z from 'zod/mini'
import { contractTypes, employmentTypes, jobCategories, seniorityLevels, workModes } from '../job-ads.ts'
import { queryFlag, queryList } from '../values.ts'
import { writtenLanguages } from './choices.ts'

/** Those of several values of an enumeration. */
export const listFilters = {
  category: z.optional(queryList(jobCategories)),
  workMode: z.optional(queryList(workModes)),
  employmentType: z.optional(queryList(employmentTypes)),
  contractType: z.optional(queryList(contractTypes)),
  seniority: z.optional(queryList(seniorityLevels)),
}

/** Those of one value. */
export const singleFilters = {
  verified: z.optional(queryFlag),
  /** Ads that can be read in this language, or in both. */
  writtenIn: z.optional(z.enum(writtenLanguages)),
  /** Ads that ask for no experience: zero years, or an entry-level ad that names no years. */
  noExperience: z.optional(queryFlag),
}

/**
 * The filters that go unchanged from the address to a condition on one column. The query of the API, the request of the
 * engine and the fields that are passed between them follow from these lines.
 */
const plainFilters = { ...listFilters, ...singleFilters }

const schema = z.object(plainFilters)

/** The plain filters that a person chose. */
export type PlainFilters = z.output<typeof schema>
export type PlainFilterName = keyof PlainFilters

// The object has these keys and no other.
export const plainFilterNames = Object.keys(plainFilters) as PlainFilterName[]
