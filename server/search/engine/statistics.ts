import { jobAdBounds } from '@qareeb/contract/job-ads'
import { dayMs } from '@qareeb/reference/riyadh'
import type { Database } from '../../platform/database/database.ts'
import { type KnownSquare, knownSquares } from './squares/known-squares.ts'
import { keepTiles, type Tiles } from './squares/tiles.ts'

/**
 * Statistics of the search tables. They decide the access path of an answer and estimated numbers; never which ads
 * are found.
 */
export type Statistics = {
  /** Rows of `search_entry`, about. */
  rows: number
  /** Which part of them holds one of these words or tokens, about: 0 to 1. */
  share(anyOf: readonly string[]): number
  /** Whether a word or token is one of the ten thousand commonest, of which it is known how many hold it. */
  isCommon(element: string): boolean
  /** Which part of them lies in one of these tiles, about: 0 to 1; of a tile of which nothing is known, `unknown`. */
  shareOfTiles(tiles: Tiles, unknown?: number): number
  /** The squares of the map of which it is known that they hold entries. */
  squares(): readonly KnownSquare[]
  /** Which part of them is not older than so many milliseconds, about: 0 to 1. */
  recent(ageMs: number): number
}

type StatisticsRow = {
  rows: number
  elements: string[] | null
  frequencies: number[] | null
  /** Ages in milliseconds that part the entries into equal lots, oldest first, counted from the newest. */
  ages: number[] | null
}

/**
 * Reads what ANALYZE has found. PostgreSQL keeps the frequency of the ten thousand commonest elements of
 * `search_entry.search`, followed by their least, their greatest and that of null; and the dates that part the
 * entries into lots of one size.
 */
export async function readStatistics(db: Database): Promise<Statistics> {
  const [row] = await db.query<StatisticsRow>({
    name: 'search_statistics',
    text: `
      select reltuples::float8 as rows, found.most_common_elems::text::text[] as elements,
        found.most_common_elem_freqs as frequencies,
        (select array_agg(extract(epoch from newest - bound)::float8 * 1000 order by bound)
          from unnest(dated.histogram_bounds::text::timestamptz[]) as bound,
            lateral (select max(last) as newest from unnest(dated.histogram_bounds::text::timestamptz[]) as last) as ends
        ) as ages
      from pg_class
      left join pg_stats as found on found.schemaname = 'public' and found.tablename = relname and found.attname = 'search'
      left join pg_stats as dated on dated.schemaname = 'public' and dated.tablename = relname and dated.attname = 'published_at'
      where oid = 'search_entry'::regclass`,
  })
  return statisticsOf(row ?? { rows: 0, elements: null, frequencies: null, ages: null })
}

function statisticsOf({ rows, elements, frequencies, ages }: StatisticsRow): Statistics {
  const known = new Map((elements ?? []).map((element, index) => [element, frequencies?.[index] ?? 0]))
  // A value outside of the list is rarer than the rarest in it.
  const rare = (frequencies?.[known.size] ?? 0.01) / 2
  const share = (anyOf: readonly string[]) =>
    Math.min(
      1,
      anyOf.reduce((sum, element) => sum + (known.get(element) ?? rare), 0),
    )
  const sumOfTiles = keepTiles(known)
  let squares: KnownSquare[] | undefined
  return {
    rows: Math.max(0, rows),
    share,
    isCommon: (element) => known.has(element),
    shareOfTiles: (tiles, unknown = rare) => Math.min(1, sumOfTiles(tiles, unknown)),
    squares: () => (squares ??= knownSquares(known)),
    recent: (ageMs) => recentAmong(ages ?? [openMs, 0], ageMs),
  }
}

const openMs = jobAdBounds.openDays * dayMs

/** Which part of the entries is at most so old. Ages are counted from the newest, so it keeps while ads come and go. */
function recentAmong(ages: readonly number[], ageMs: number): number {
  const lots = ages.length - 1
  const older = ages.findLastIndex((age) => age > ageMs)
  if (older < 0) return 1
  const [oldest = 0, newest = 0] = ages.slice(older, older + 2)
  const ofLot = oldest > newest ? (ageMs - newest) / (oldest - newest) : 1
  return Math.max(0, (lots - older - 1 + ofLot) / lots)
}

const freshForMs = 5 * 60_000

/** Statistics that are read again when older than five minutes; until they have come, the old ones serve. */
export function keepStatistics(db: Database, now: () => Date): () => Promise<Statistics> {
  let current: Promise<Statistics> | undefined
  let readAt = 0
  let reading: Promise<Statistics> | undefined

  const refresh = () =>
    (reading ??= readStatistics(db)
      .then((statistics) => {
        readAt = now().getTime()
        current = Promise.resolve(statistics)
        return statistics
      })
      .finally(() => (reading = undefined)))

  return () => {
    if (!current) return refresh()
    // The next request tries again.
    if (now().getTime() - readAt > freshForMs) refresh().catch(() => undefined)
    return current
  }
}
