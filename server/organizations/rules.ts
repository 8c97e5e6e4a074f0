import type { FieldError, FieldProblem } from '@qareeb/contract/errors'
import type { Bilingual } from '@qareeb/contract/locale'
import { organizationBounds } from '@qareeb/contract/organizations'
import { riyadhDateOf, riyadhOffsetMs } from '@qareeb/reference/riyadh'
import { cleanName, problemsOfLength } from '../ground/text-rules.ts'
import { slugsToTry } from '../job-ads/slugs.ts'

type Problem = Omit<FieldError, 'message'>

/** The problem of a name once it is clean. */
export const problemsOfName = (name: Bilingual): Problem[] =>
  (['ar', 'en'] as const).flatMap((locale) => {
    const written = name[locale]
    return written === null ? [] : problemsOfLength(`name.${locale}`, written, organizationBounds.name)
  })

/** Addresses to try for a company, in this order; people type addresses with the English name. */
export const companySlugs = ({ ar, en }: Bilingual, id: string): string[] => slugsToTry(en ?? ar ?? '', id)

/** Whether the text is the name of a company in one of its languages, with any capitals and blanks. */
export function isNameOf(typed: string, { ar, en }: Bilingual): boolean {
  const wanted = withoutCase(typed)
  return [ar, en].some((name) => name !== null && withoutCase(name) === wanted)
}

const withoutCase = (name: string) => cleanName(name).toLowerCase()

/** The moment from which a company waits for the platform; null without a document, since there is nothing to review. */
export const waitingSinceOf = (registrationFileId: string | null | undefined, now: Date): Date | null =>
  registrationFileId ? now : null

/**
 * The problem of the day from which a verification is to count: it lies between the company's first day and today.
 */
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
