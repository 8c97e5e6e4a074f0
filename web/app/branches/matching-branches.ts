import type { OrganizationLocation } from '@qareeb/contract/organization-locations'

/** Tashkeel, tatweel and the letters that people write for one another. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')

/** The branches in whose names, addresses or places every typed word occurs, in either language. */
export function matchingBranches(
  branches: readonly OrganizationLocation[],
  typed: string,
): readonly OrganizationLocation[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return branches
  return branches.filter((branch) => {
    const text = plain(textOf(branch))
    return words.every((word) => text.includes(word))
  })
}

const textOf = ({ name, address, city, district, shortNationalAddress }: OrganizationLocation): string =>
  [name, address, city, district]
    .flatMap((part) => [part?.ar, part?.en])
    .concat(shortNationalAddress)
    .filter(Boolean)
    .join(' ')
