import { phrases as arabic } from '@qareeb/content/ar/phrases/organizations/organization-location-import'
import { phrases as english } from '@qareeb/content/en/phrases/organizations/organization-location-import'
import { say } from '@qareeb/content/phrase'
import type { Locale } from '@qareeb/contract/locale'
import { organizationLocationBounds } from '@qareeb/contract/organization-locations'
import type { RowProblem } from './checked-row.ts'

const phrases = { ar: arabic, en: english }

/** Says what is wrong in a row, with the bound that was crossed where there is one. */
export function toSentence({ column, problem }: RowProblem, locale: Locale): string {
  const { name, address } = organizationLocationBounds
  const { min, max } = column === 'nameAr' || column === 'nameEn' ? name : address
  return say(phrases[locale][`problem.${problem}`], locale, { min, max })
}
