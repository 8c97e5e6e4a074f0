import type { FieldError, FieldProblem } from '@qareeb/contract/errors'
import type { Bilingual } from '@qareeb/contract/locale'
import { organizationBounds } from '@qareeb/contract/organizations'
import { riyadhOffsetMs } from '@qareeb/reference/riyadh'
import { slugsToTry } from '../job-ads/slugs.ts'
import { cleanName } from '../users/rules.ts'

type Problem = Omit<FieldError, 'message'>

/** A company's name without what could make it look like another one. */
export const cleanCompanyName = ({ ar, en }: Bilingual): Bilingual => ({
  ar: ar === null ? null : cleanName(ar),
  en: en === null ? null : cleanName(en),
})

/** What is wrong with a name once it is clean. */
export const problemsOfName = (name: Bilingual): Problem[] =>
  (['ar', 'en'] as const).flatMap((locale) => {
    const written = name[locale]
    return written === null ? [] : problemsOfLength(`name.${locale}`, written, organizationBounds.name)
  })

/**
 * What is wrong with the length of a text once it is clean: blanks and marks without letters leave nothing, and a few
 * letters become two.
 */
export function problemsOfLength(
  path: string,
  text: string,
  bounds: { min: number; max: number },
): Problem[] {
  if (text.length < bounds.min) return [{ path, problem: 'tooShort', limit: bounds.min }]
  return text.length > bounds.max ? [{ path, problem: 'tooLong', limit: bounds.max }] : []
}

/** Addresses to try for a company, in this order; the English name is the one that addresses are typed with. */
export const companySlugs = ({ ar, en }: Bilingual, id: string): string[] => slugsToTry(en ?? ar ?? '', id)

/** Whether somebody typed the name of a company in one of its languages, with whatever capitals and blanks. */
export function isNameOf(typed: string, { ar, en }: Bilingual): boolean {
  const folded = fold(typed)
  return [ar, en].some((name) => name !== null && fold(name) === folded)
}

const fold = (name: string) => cleanName(name).toLowerCase()

/** The day that a calendar in Riyadh shows at a moment, as YYYY-MM-DD. */
export const riyadhDateOf = (moment: Date): string =>
  new Date(moment.getTime() + riyadhOffsetMs).toISOString().slice(0, 10)

/** What is wrong with the day from which a verification is to count: it lies between the company's first day and today. */
export function problemOfVerifiedDate(
  date: string,
  { createdAt, now }: { createdAt: Date; now: Date },
): FieldProblem | undefined {
  if (date > riyadhDateOf(now)) return 'liesAhead'
  return date < riyadhDateOf(createdAt) ? 'tooEarly' : undefined
}

/** From when on a verification counts that names a day, or none. A company is not verified before there is one. */
export function verifiedAtOf(
  date: string | undefined,
  { createdAt, now }: { createdAt: Date; now: Date },
): Date {
  if (date === undefined || date === riyadhDateOf(now)) return now
  return new Date(Math.max(Date.parse(date) - riyadhOffsetMs, createdAt.getTime()))
}
