import * as z from 'zod/mini'
import { employmentTypes, jobCategories, workModes } from '../job-ads.ts'

/** Filters that words say: "remote", «دوام جزئي», «التعليم», «بدون خبرة», "5k". */
export const typedFilters = z.object({
  category: z.optional(z.array(z.enum(jobCategories))),
  workMode: z.optional(z.array(z.enum(workModes))),
  employmentType: z.optional(z.array(z.enum(employmentTypes))),
  noExperience: z.optional(z.literal(true)),
  /** Net monthly SAR, as typed: not only the steps that the filter offers. */
  minSalary: z.optional(z.int()),
})
export type TypedFilters = z.output<typeof typedFilters>

/** For each filter among the words the typed words without it: search for those to lift it. */
export const withoutTyped = z.object({
  category: z.optional(z.string()),
  workMode: z.optional(z.string()),
  employmentType: z.optional(z.string()),
  noExperience: z.optional(z.string()),
  minSalary: z.optional(z.string()),
})
export type WithoutTyped = z.output<typeof withoutTyped>
