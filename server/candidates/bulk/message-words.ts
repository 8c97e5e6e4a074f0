import { fillPlaceholders, type Placeholder } from '@qareeb/contract/candidates/placeholders'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import { givenNameOf } from '@qareeb/contract/text/given-name'
import { nameIn } from '../../ground/name-in.ts'
import { writtenDay } from '../../ground/written-day.ts'
import type { Database } from '../../platform/database/database.ts'
import { findAdEnd } from '../queries/ad-end.ts'
import { getAdNames } from '../queries/bulk-items.ts'
import { getRetentionMonths } from '../queries/retention.ts'
import { monthsAfter } from '../rules.ts'

type Person = { name: string | null; locale: Locale; branch: Bilingual }

export type Values = Record<Placeholder, string>

/** Values for messages about an ad. @returns the values for one candidate, in their language */
export async function valuesFor(
  db: Database,
  { jobAdId, organizationId }: { jobAdId: string; organizationId: string },
): Promise<(person: Person) => Values> {
  const { title, company } = await getAdNames(db, jobAdId)
  const keptUntil = monthsAfter(await findAdEnd(db, jobAdId), await getRetentionMonths(db, organizationId))
  return ({ name, locale, branch }) => ({
    name: givenNameOf(name ?? ''),
    jobAd: nameIn(locale, title),
    branch: nameIn(locale, branch),
    company: nameIn(locale, company),
    keptUntil: writtenDay(keptUntil),
  })
}

type Texts = { textAr: string | null; textEn: string | null }

/** The text in the language of a candidate, filled; null where there is none. */
export function wordsFor({ textAr, textEn }: Texts, person: Person, values: Values): string | null {
  const typed = person.locale === 'ar' ? textAr : textEn
  return typed === null ? null : fillPlaceholders(typed, values)
}
