import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { holdsWords } from '../holds-words.ts'

/** The branches in whose names, addresses or places every typed word occurs, in either language. */
export function matchingBranches(
  branches: readonly OrganizationLocation[],
  typed: string,
): readonly OrganizationLocation[] {
  return branches.filter((branch) => holdsWords(textsOf(branch), typed))
}

const textsOf = ({ name, address, city, district, shortNationalAddress }: OrganizationLocation) =>
  [name, address, city, district]
    .flatMap((part) => [part?.ar, part?.en])
    .concat(shortNationalAddress)
    .filter((text) => typeof text === 'string')

/**
 * The shown branches with the chosen one before them where it is not among them: it was pressed on the map, which shows
 * all, and may stand further down or be left out by a search.
 */
export function withChosen(
  shown: readonly OrganizationLocation[],
  all: readonly OrganizationLocation[],
  chosen: string | null,
): readonly OrganizationLocation[] {
  if (shown.some(({ id }) => id === chosen)) return shown
  return [...all.filter(({ id }) => id === chosen), ...shown]
}
