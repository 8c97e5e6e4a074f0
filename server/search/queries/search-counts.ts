import type { Database, Transaction } from '../../platform/database/database.ts'

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

/** Deletes the counts of the days before one, by its date in Riyadh. */
export async function deleteSearchCountsBefore(db: Database, day: string): Promise<void> {
  await db.query({ text: 'delete from search_count where day < $1::date', values: [day] })
}

/** Searches of a day that are too few to be kept by themselves are added to those of their area, or of the country. */
const rareBelow = 3

/**
 * Adds rare searches of the days before one up in their transaction: words into their area, areas into the country.
 */
export async function rollUpSearchCountsBefore(db: Transaction, day: string): Promise<void> {
  await mergeRare(db, { day, kept: 'cell', condition: `words <> ''` })
  await mergeRare(db, { day, kept: `''`, condition: `words = '' and cell <> ''` })
}

type Merging = { day: string; kept: 'cell' | `''`; condition: string }

async function mergeRare(db: Database, { day, kept, condition }: Merging): Promise<void> {
  await db.query({
    text: `
      with rare as (
        delete from search_count where day < $1::date and searches < ${rareBelow} and ${condition}
        returning day, cell, searches)
      insert into search_count (day, cell, words, searches)
      select day, ${kept}, '', sum(searches) from rare group by 1, 2 order by 1, 2
      on conflict (day, cell, words) do update set searches = search_count.searches + excluded.searches`,
    values: [day],
  })
}
