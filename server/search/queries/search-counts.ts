import type { Database } from '../../platform/database/database.ts'

export type SearchCount = {
  /** Riyadh date. */
  day: string
  cell: string
  words: string
  searches: number
}

/** Beyond this many different searches of a day only those that are counted already are counted on. */
const mostOfADay = 50_000

/** Adds to the counts of searches; in one order, so that two processes never wait for each other in a ring. */
export async function addSearchCounts(db: Database, counts: readonly SearchCount[]): Promise<void> {
  if (counts.length === 0) return
  await db.query({
    name: 'search_count_add',
    text: `
      insert into search_count (day, cell, words, searches)
      select day, cell, words, searches
      from unnest($1::date[], $2::text[], $3::text[], $4::int[]) as list (day, cell, words, searches)
      where day not in (
        select day from search_count where day = any ($1::date[]) group by day having count(*) >= ${mostOfADay}
      ) or exists (select from search_count as known
        where (known.day, known.cell, known.words) = (list.day, list.cell, list.words))
      order by day, cell, words
      on conflict (day, cell, words) do update set searches = search_count.searches + excluded.searches`,
    values: [
      counts.map(({ day }) => day),
      counts.map(({ cell }) => cell),
      counts.map(({ words }) => words),
      counts.map(({ searches }) => searches),
    ],
  })
}

/** Forgets the counts of the days before one, by its date in Riyadh. */
export async function deleteSearchCountsBefore(db: Database, day: string): Promise<void> {
  await db.query({ text: 'delete from search_count where day < $1::date', values: [day] })
}
