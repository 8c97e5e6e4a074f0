import type { Alternatives } from '../search-words.ts'

/** Adds a value to a statement. @returns its placeholder */
export type Bind = (value: unknown) => string

/**
 * Selects the candidates of whom a word begins in one of some ways; `$1` is the ad or the company. Words are kept in the
 * order of their bytes; nothing of UTF-8 comes after the last letter.
 */
export function foundBy(
  within: 'job_ad_id' | 'organization_id',
  alternatives: Alternatives,
  bind: Bind,
): string {
  const ranges = alternatives.map((beginning) => {
    const first = bind(beginning)
    return `(word >= ${first} and word < ${first} || U&'\\+10FFFF')`
  })
  return `select candidate_id from candidate_word where ${within} = $1 and (${ranges.join(' or ')})`
}
