import { wordCost } from './choose-access-path.ts'
import { type AccessPath, rarestWords, recentEnough, wordList } from './index-scans/access-paths.ts'
import type { SearchFilter } from './request.ts'
import type { Selectivity } from './selectivity.ts'
import { coveredColumns } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { sampleSize } from './thresholds.ts'
import { partWords, sampleSizeOf } from './words.ts'

/** The first rows by the hash of their ad: a random sample of whole ads. */
const ofEverything: AccessPath = {
  name: 'sample',
  rows: (columns, { where }) => `
    select ${columns} from (
      select ${coveredColumns} from search_entry order by hashint4(number) limit ${sampleSize}
    ) as list where ${where}`,
}

/**
 * The newest of the rarest word and of its synonyms, not before the requested date. Of each list the same part is
 * read, so that an ad of several lists is in all of their parts or in none, and counting it once stays right.
 */
const ofWord: AccessPath = {
  name: 'word_sample',
  repeats: true,
  rows: (columns, draft) => {
    const parts = draft.parameters.add('parts', 'integer[]', partsOf(draft.filter, draft.statistics))
    return wordList(columns, draft, {
      lists: `unnest(${rarestWords(draft)}, ${parts}) as wanted (alternative, most)`,
      cut: `and ${recentEnough(draft)}true
        order by published_at desc, number desc, location_no limit most`,
    })
  },
}

/** The sample for a filter, and the number of rows that one of its rows represents. */
export function sampleOf(
  filter: SearchFilter,
  statistics: Statistics,
): { sample: AccessPath; scale: number } {
  if (!filter.words) return { sample: ofEverything, scale: Math.max(1, statistics.rows / sampleSize) }
  const listed = sumOf(lengthsOf(filter, statistics))
  return { sample: ofWord, scale: Math.max(1, listed / sampleSizeOf(filter)) }
}

/**
 * What reading the sample of several words costs, in microseconds: its rows are looked up for the other words. 0 for
 * other filters, whose sample costs as much as `cheapCount`.
 */
export const costOfSample = (filter: SearchFilter, selectivity: Selectivity): number =>
  (filter.words ?? []).length > 1 ? sampleSizeOf(filter) * wordCost(filter, selectivity) : 0

/** How long the list of each alternative of the rarest word is about, back to the date that is asked. */
function lengthsOf({ words = [], now, postedAfter }: SearchFilter, statistics: Statistics): number[] {
  const { rows, share, recent } = statistics
  const days = postedAfter ? recent(now.getTime() - postedAfter.getTime()) : 1
  return partWords(words, statistics).rarest.map((word) => rows * share([word]) * days)
}

/** How many rows of each list are read: its part of the sample. */
function partsOf(filter: SearchFilter, statistics: Statistics): number[] {
  const lengths = lengthsOf(filter, statistics)
  const all = sumOf(lengths)
  const size = sampleSizeOf(filter)
  return lengths.map((length) => (all > size ? Math.ceil((size * length) / all) : size))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
