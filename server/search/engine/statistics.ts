import type { Database } from '../../platform/database/database.ts'

/** What is known of the search tables beforehand. Only speed depends on it, never an answer. */
export type Statistics = {
  /** Rows of `search_entry`, about. */
  rows: number
  /** Which part of them holds one of these words or tokens, about: 0 to 1. */
  share(anyOf: readonly string[]): number
}

type StatisticsRow = { rows: number; elements: string[] | null; frequencies: number[] | null }

/**
 * Reads what ANALYZE has found. PostgreSQL keeps the frequency of the ten thousand commonest elements of
 * `search_entry.search`, followed by their least, their greatest and that of null.
 */
export async function readStatistics(db: Database): Promise<Statistics> {
  const [row] = await db.query<StatisticsRow>({
    name: 'search_statistics',
    text: `
      select reltuples::float8 as rows, most_common_elems::text::text[] as elements,
        most_common_elem_freqs as frequencies
      from pg_class left join pg_stats on tablename = relname and schemaname = 'public' and attname = 'search'
      where oid = 'search_entry'::regclass`,
  })
  return statisticsOf(row ?? { rows: 0, elements: null, frequencies: null })
}

function statisticsOf({ rows, elements, frequencies }: StatisticsRow): Statistics {
  const known = new Map((elements ?? []).map((element, index) => [element, frequencies?.[index] ?? 0]))
  // What is not listed is rarer than the rarest that is.
  const rare = (frequencies?.[known.size] ?? 0.01) / 2
  const share = (anyOf: readonly string[]) =>
    Math.min(
      1,
      anyOf.reduce((sum, element) => sum + (known.get(element) ?? rare), 0),
    )
  return { rows: Math.max(0, rows), share }
}

const freshForMs = 5 * 60_000

/** Statistics that are read again when older than five minutes; until they have come, the old ones serve. */
export function keepStatistics(db: Database, now: () => Date): () => Promise<Statistics> {
  let current: Statistics | undefined
  let readAt = 0
  let reading: Promise<Statistics> | undefined

  const refresh = () =>
    (reading ??= readStatistics(db)
      .then((statistics) => {
        readAt = now().getTime()
        return (current = statistics)
      })
      .finally(() => (reading = undefined)))

  return async () => {
    if (!current) return refresh()
    // Whoever asks next tries again.
    if (now().getTime() - readAt > freshForMs) refresh().catch(() => undefined)
    return current
  }
}
