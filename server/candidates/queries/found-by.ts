import type { Alternatives } from '../search-words.ts'

/** Adds a value to a statement. @returns its placeholder */
export type Bind = (value: unknown) => string

type Within = 'job_ad_id' | 'organization_id'

/** Selects the candidates whose words match all searched words; `$1` is the ad or the company. */
export const foundByAll = (within: Within, words: readonly Alternatives[], bind: Bind): string =>
  words.map((alternatives) => foundBy(within, alternatives, bind)).join(' intersect ')

/** Words are kept in the order of their bytes; nothing of UTF-8 comes after the last letter. */
function foundBy(within: Within, alternatives: Alternatives, bind: Bind): string {
  const ranges = alternatives.map((beginning) => {
    const first = bind(beginning)
    return `(word >= ${first} and word < ${first} || U&'\\+10FFFF')`
  })
  return `select candidate_id from candidate_word where ${within} = $1 and (${ranges.join(' or ')})`
}
