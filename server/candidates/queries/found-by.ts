import type { Database } from '../../platform/database/database.ts'
import { namedStatements } from '../../platform/database/named-statements.ts'
import type { Alternatives } from '../search-words.ts'

/** Adds a value to a statement. @returns its placeholder */
export type Bind = (value: unknown) => string

type Within = 'job_ad_id' | 'organization_id'

/**
 * Selects the candidates whose words match all searched words, some of them twice; `$1` is the ad or the company. The
 * first words are read, and the others looked up for each candidate that they name: see `rarestFirst`.
 */
export function foundByAll(
  within: Within,
  [first = [], ...others]: readonly Alternatives[],
  bind: Bind,
): string {
  const conditions = [`${within} = $1`, beginsWith('word', first, bind)]
  for (const other of others)
    // The offset keeps PostgreSQL from reading all candidates that have the other word.
    conditions.push(`exists (
      select from (select word from candidate_word as every where every.candidate_id = candidate_word.candidate_id offset 0)
        as other where ${beginsWith('other.word', other, bind)})`)
  return `select candidate_id from candidate_word where ${conditions.join(' and ')}`
}

/** Words with more matches than this are all the same to `rarestFirst`. */
const mostCounted = 200

/** The searched words, those with the fewest matches in the ad or the company first. Needs the scope of the company. */
export async function rarestFirst(
  db: Database,
  { within, id, words }: { within: Within; id: string; words: readonly Alternatives[] },
): Promise<readonly Alternatives[]> {
  if (words.length < 2) return words
  const values: unknown[] = [id, mostCounted]
  const counts = words.map(
    (alternatives) => `(select count(*)::int from (select from candidate_word
      where ${within} = $1 and ${beginsWith('word', alternatives, (value) => `$${values.push(value)}`)} limit $2) as found)`,
  )
  const text = `select array[${counts.join(', ')}] as counts`
  const [row] = await db.query<{ counts: number[] }>(prepared('counts', text, values))
  const countOf = new Map(words.map((word, place) => [word, row?.counts[place] ?? 0]))
  return words.toSorted((one, other) => (countOf.get(one) ?? 0) - (countOf.get(other) ?? 0))
}

const prepared = namedStatements('words_of_candidates')

/** Words are kept in the order of their bytes; nothing of UTF-8 comes after the last letter. */
function beginsWith(word: string, alternatives: Alternatives, bind: Bind): string {
  const ranges = alternatives.map((beginning) => {
    const first = bind(beginning)
    return `(${word} >= ${first} and ${word} < ${first} || U&'\\+10FFFF')`
  })
  return `(${ranges.join(' or ')})`
}
