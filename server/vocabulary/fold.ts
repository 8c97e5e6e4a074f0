import { fold } from '@qareeb/contract/text/fold'

export { fold }

/**
 * Folded words without article, regular plural and feminine ending; `strip_affixes()` of the database, where the
 * reason for so few endings stands.
 */
export function stripAffixes(folded: string): string {
  return stripEnglishPlural(
    folded
      .replace(/(?<![ا-ي])[وف]?(?:[بك]?ال|لل)(?:ال)?(?=[ا-ي]{2})(?!ات(?![ا-ي]))/g, '')
      .replace(/(?<=[ا-ي]{3})(?:ات|ون|ين|ه)+(?![ا-ي])/g, ''),
  )
}

/** The lexemes of a text in their order, with those that say nothing about a job. */
export const lexemesOf = (written: string): string[] => stripAffixes(fold(written)).split(' ').filter(Boolean)

function stripEnglishPlural(folded: string): string {
  return folded
    .replace(/(?<=[a-z]{2})ies(?![a-z0-9])/g, 'y')
    .replace(/(?:(?<=ss|sh|ch|x|zz)es|(?<=[a-z]{2}[a-hj-rtv-z])s)(?![a-z0-9])/g, '')
}
