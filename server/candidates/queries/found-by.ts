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
  const matches = longestFirst.map((word) => matchOf(word, bind))
  const firsts = matches.slice(0, mostCompared)
  const found = firsts.map((first) => `array(${reading(within, matches, first)})`)
  if (found.length === 1) return found.join()

  const counts = firsts.map((first) => countOf(within, first))
  const branches = found.map((ids, place) => `when counts[${place + 1}] <= all (counts) then ${ids}`)
  return `(select case ${branches.join(' ')} end from (select array[${counts.join(', ')}] as counts offset 0) as known)::uuid[]`
}

const lengthOf = ([word = '']: Alternatives) => word.length

/** A condition on a column of words. */
type Match = (word: string) => string

function reading(within: Within, matches: readonly Match[], first: Match): string {
  const others = matches.filter((match) => match !== first).map(isFoundToo)
  return `select candidate_id from candidate_word where ${[`${within} = $1`, first('word'), ...others].join(' and ')}`
}

/** The offset keeps PostgreSQL from reading all candidates that have the other word. */
const isFoundToo = (match: Match) => `exists (
  select from (select word from candidate_word as every where every.candidate_id = candidate_word.candidate_id offset 0)
    as other where ${match('other.word')})`

const countOf = (within: Within, match: Match) =>
  `(select count(*) from (select from candidate_word where ${within} = $1 and ${match('word')} limit ${mostCounted}) as found)`

/**
 * Words are kept in the order of their bytes; nothing of UTF-8 comes after the last letter. A word without another spelling
 * is named twice, so that the statement is the same for all words.
 */
function matchOf([first = '', second = first]: Alternatives, bind: Bind): Match {
  const beginnings = [bind(first), bind(second)]
  return (word) =>
    `(${beginnings.map((beginning) => `(${word} >= ${beginning} and ${word} < ${beginning} || U&'\\+10FFFF')`).join(' or ')})`
}
