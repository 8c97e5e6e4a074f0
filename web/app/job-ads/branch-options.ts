import type { Locale } from '@qareeb/contract/locale'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { readIn } from '../i18n/bilingual.ts'

type Branch = Pick<OrganizationLocation, 'id' | 'name' | 'city'>

/** Branches to choose from by the alphabet, each with its city unless the name has it already. */
export function branchOptions(
  branches: readonly Branch[],
  locale: Locale,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return branches
    .map(({ id, name, city }) => ({
      value: id,
      label: withCity(readIn(locale, name).text, city ? readIn(locale, city).text : ''),
    }))
    .toSorted((one, other) => compare(one.label, other.label))
}

const withCity = (name: string, city: string): string => (name.includes(city) ? name : `${name} – ${city}`)
