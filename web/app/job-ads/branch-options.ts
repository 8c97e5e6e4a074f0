import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { readIn } from '../i18n/bilingual.ts'

type Branch = Pick<OrganizationLocation, 'id' | 'name' | 'city' | 'district' | 'address'>

/**
 * Branches to choose from by the alphabet, each with its city unless the name has it already. Where another one reads the
 * same, the district is added, and then the address.
 */
export function branchOptions(
  branches: readonly Branch[],
  locale: Locale,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const read = (text: Bilingual | null) => (text ? readIn(locale, text).text : '')
  const named = branches.map((branch) => ({ branch, label: withPlace(read(branch.name), read(branch.city)) }))
  const placed = tellApart(named, ({ district }) => read(district))
  return tellApart(placed, ({ address }) => read(address))
    .map(({ branch: { id }, label }) => ({ value: id, label }))
    .toSorted((one, other) => compare(one.label, other.label))
}

type Named = { branch: Branch; label: string }

/** Adds a place to labels that are used twice. */
function tellApart(named: readonly Named[], placeOf: (branch: Branch) => string): Named[] {
  const uses = new Map<string, number>()
  for (const { label } of named) uses.set(label, (uses.get(label) ?? 0) + 1)
  return named.map(({ branch, label }) => ({
    branch,
    label: (uses.get(label) ?? 0) > 1 ? withPlace(label, placeOf(branch)) : label,
  }))
}

const withPlace = (name: string, place: string): string =>
  name.includes(place) ? name : `${name} – ${place}`
