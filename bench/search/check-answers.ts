import { randomNumbers } from '@qareeb/demo/random'
import type { Connected } from '@qareeb/server/platform/database/database.ts'
import { findPage } from '@qareeb/server/search/engine/find-page.ts'
import { readStatistics } from '@qareeb/server/search/engine/statistics.ts'
import { randomRequest } from '@qareeb/server/testing/search/random-request.ts'
import { referenceQuery, type ReferenceRow } from '@qareeb/server/testing/search/reference-query.ts'
import { seededNow } from '@qareeb/server/testing/seeds/many-job-ads.ts'

const pages = 2

/** Compares the first pages of random requests with a plain query that reads everything; returns how many differ. */
export async function countWrongAnswers(
  { db }: Connected,
  requests: number,
): Promise<{ requests: number; wrong: number }> {
  const statistics = await readStatistics(db)
  const words = await db.query<{ word: string }>({
    text: 'select word from search_word group by word having count(*) > 3 order by count(*) desc, word limit 4000',
  })
  const [companies] = await db.query<{ count: number }>({
    text: 'select count(*)::integer as count from organization',
  })
  const world = { now: seededNow, words: words.map(({ word }) => word), organizations: companies?.count ?? 0 }

  const random = randomNumbers(11)
  let wrong = 0
  for (let count = 0; count < requests; count++) {
    const request = randomRequest(random, world)
    const expected = await db.query<ReferenceRow>(referenceQuery(request, pages * 20))
    const first = await findPage(db, statistics, request)
    const second = first.next
      ? await findPage(db, statistics, { ...request, after: first.next })
      : { rows: [] }
    const found = [...first.rows, ...second.rows].map(({ number }) => number)
    if (found.join() !== expected.map(({ number }) => number).join()) wrong++
  }
  return { requests, wrong }
}
