import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { readIn } from '../i18n/bilingual.ts'

type Branch = Pick<OrganizationLocation, 'id' | 'name' | 'city' | 'district'>

/**
 * Branches to choose from by the alphabet, each with its city unless the name has it already, and with its district where
 * another one reads the same.
 */
export function branchOptions(
  branches: readonly Branch[],
  locale: Locale,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const read = (text: Bilingual | null) => (text ? readIn(locale, text).text : '')
  const named = branches.map((branch) => ({ branch, label: withPlace(read(branch.name), read(branch.city)) }))
  const uses = new Map<string, number>()
  for (const { label } of named) uses.set(label, (uses.get(label) ?? 0) + 1)
  return named
    .map(({ branch: { id, district }, label }) => ({
      value: id,
      label: (uses.get(label) ?? 0) > 1 ? withPlace(label, read(district)) : label,
    }))
    .toSorted((one, other) => compare(one.label, other.label))
}

const withPlace = (name: string, place: string): string =>
  name.includes(place) ? name : `${name} – ${place}`
