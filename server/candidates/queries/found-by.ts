import type { Alternatives } from '../search-words.ts'

/** Adds a value to a statement. @returns its placeholder */
export type Bind = (value: unknown) => string

type Within = 'job_ad_id' | 'organization_id'

/**
 * Selects the candidates whose words match all searched words, some of them twice; `$1` is the ad or the company.
 * PostgreSQL can begin with the rarest word, when it plans with the values.
 */
export function foundByAll(
  within: Within,
  [first = [], ...others]: readonly Alternatives[],
  bind: Bind,
): string {
  const conditions = [`${within} = $1`, beginsWith('word', first, bind)]
  for (const other of others)
    conditions.push(`exists (select from candidate_word as other where other.${within} = $1
      and other.candidate_id = candidate_word.candidate_id and ${beginsWith('other.word', other, bind)})`)
  return `select candidate_id from candidate_word where ${conditions.join(' and ')}`
}

/** Words are kept in the order of their bytes; nothing of UTF-8 comes after the last letter. */
function beginsWith(word: string, alternatives: Alternatives, bind: Bind): string {
  const ranges = alternatives.map((beginning) => {
    const first = bind(beginning)
    return `(${word} >= ${first} and ${word} < ${first} || U&'\\+10FFFF')`
  })
  return `(${ranges.join(' or ')})`
}
