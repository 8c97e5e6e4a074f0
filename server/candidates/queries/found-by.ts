import type { Alternatives } from '../search-words.ts'

/** Adds a value to a statement. @returns its placeholder */
export type Bind = (value: unknown) => string

type Within = 'job_ad_id' | 'organization_id'

/** Matches of a word are counted up to this number; words with more count as equal. */
const mostCounted = 200

/** At most this many of the longest words are compared; the statement grows with each. */
const mostCompared = 3

/**
 * An array of the candidates whose words match all searched words, some of them twice; `$1` is the ad or the company. The
 * matches of the rarest word are read, and the other words looked up for each candidate among them: the matches of a
 * common word may be all candidates. PostgreSQL evaluates only the branch that it takes.
 */
export function foundByAll(within: Within, words: readonly Alternatives[], bind: Bind): string {
  const longestFirst = words.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const all = longestFirst.map((word) => wordOf(word, bind))
  const firsts = all.slice(0, mostCompared)
  const found = firsts.map((first) => `array(${reading(within, all, first)})`)
  if (found.length === 1) return found.join()

  const counts = firsts.map((first) => countOf(within, first))
  const branches = found.map((ids, place) => `when counts[${place + 1}] <= all (counts) then ${ids}`)
  return `(select case ${branches.join(' ')} end from (select array[${counts.join(', ')}] as counts offset 0) as known)::uuid[]`
}

const lengthOf = ([word = '']: Alternatives) => word.length

/** A searched word: for each of its two spellings a condition on a column. */
type Word = { ranges: readonly ((column: string) => string)[] }

const isMatch = ({ ranges }: Word, column: string) => `(${ranges.map((range) => range(column)).join(' or ')})`

function reading(within: Within, all: readonly Word[], first: Word): string {
  const others = all.filter((word) => word !== first).map(isFoundToo)
  return `select candidate_id from candidate_word where ${[`${within} = $1`, isMatch(first, 'word'), ...others].join(' and ')}`
}

/** The offset keeps PostgreSQL from reading all candidates that have the other word. */
const isFoundToo = (word: Word) => `exists (
  select from (select word from candidate_word as every where every.candidate_id = candidate_word.candidate_id offset 0)
    as other where ${isMatch(word, 'other.word')})`

/**
 * The spellings are read one after the other until there are enough. With both in one condition PostgreSQL collects all
 * matches first.
 */
function countOf(within: Within, { ranges }: Word): string {
  const each = ranges.map((range) => `select from candidate_word where ${within} = $1 and ${range('word')}`)
  return `(select count(*) from (select from (${each.join(' union all ')}) as spelled limit ${mostCounted}) as found)`
}

/**
 * Words are kept in the order of their bytes; nothing of UTF-8 comes after the last letter. A word without a second
 * spelling has null in its place, so that the statement is the same for all words.
 */
function wordOf([first = '', second]: Alternatives, bind: Bind): Word {
  const ranges = [first, second ?? null].map((beginning) => {
    const placeholder = `${bind(beginning)}::text`
    return (column: string) => `${column} >= ${placeholder} and ${column} < ${placeholder} || U&'\\+10FFFF'`
  })
  return { ranges }
}
