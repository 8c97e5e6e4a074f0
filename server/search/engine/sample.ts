import { conditions } from './conditions.ts'
import type { SearchFilter } from './request.ts'
import { estimateShares } from './shares.ts'
import { coveredColumns } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { byWord, type WayIn } from './ways-in.ts'

/** How many rows a sample looks at, whatever the size of the table. */
const sampleSize = 20_000

/** The first rows by the hash of their ad: a random sample of whole ads. */
const ofEverything: WayIn = {
  name: 'sample',
  parameters: 0,
  rows: (columns, where = conditions) => `
    select ${columns} from (
      select ${coveredColumns} from search_entry order by hashint4(number) limit ${sampleSize}
    ) as list where ${where}`,
  values: () => [],
}

/** The newest of the rarest word. */
const ofWord: WayIn = {
  ...byWord,
  name: 'word_sample',
  rows: (columns, where = conditions) =>
    byWord
      .rows(columns, where)
      .replace('offset 0', `order by published_at desc, number desc, location_no limit ${sampleSize}`),
}

export const samples: readonly WayIn[] = [ofEverything, ofWord]

/** The sample for a filter, and how many rows one of its rows stands for. */
export function sampleOf(filter: SearchFilter, statistics: Statistics): { sample: WayIn; scale: number } {
  const listed = filter.words ? estimateShares(filter, statistics).words : 1
  return {
    sample: filter.words ? ofWord : ofEverything,
    scale: Math.max(1, (statistics.rows * listed) / sampleSize),
  }
}
