import type { JobCategory } from '@qareeb/contract/job-ads'

/** One occupation in both languages; each list begins with the form to show. */
export type JobTitle = {
  /** Latin, kebab-case, unique. */
  key: string
  category: JobCategory
  /** Shown form, feminine, broken plurals, other names, and spellings people type (سواق, مسئول). */
  ar: readonly string[]
  /** Shown form and synonyms. */
  en: readonly string[]
  /** Keys of occupations that also match a search for this one: website developers for a web developer. */
  alsoMeans?: readonly string[]
  /**
   * Names of several words that ads bear as often as a single one, which finds them too; each makes that search
   * more expensive.
   */
  asOften?: readonly string[]
}

type Names = {
  ar: readonly [string, ...string[]]
  en: readonly [string, ...string[]]
  alsoMeans?: readonly string[]
  asOften?: readonly string[]
}

/** Writes down the occupations of one category, keyed. */
export const titlesOf = (category: JobCategory, titles: Record<string, Names>): JobTitle[] =>
  Object.entries(titles).map(([key, names]) => ({ key, category, ...names }))
