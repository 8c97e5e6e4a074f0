import { expect } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { findPage } from '../../search/engine/find-page.ts'
import type { Cursor, FoundAd, Page, SearchRequest } from '../../search/engine/request.ts'
import type { Statistics } from '../../search/engine/statistics.ts'
import { showCard } from '../../search/show-card.ts'
import { toFoundEntry, type FoundWithoutCard, referenceQuery, type ReferenceRow } from './reference-query.ts'

const pages = 3

/** The first pages of a request are those that a plain query finds. */
export async function expectSamePages(db: Database, known: Statistics, request: SearchRequest) {
  const expected = await db.query<ReferenceRow>(referenceQuery(request, pages * 20))
  expect(await turnPages(db, known, request), JSON.stringify(request)).toEqual(expected.map(toFoundEntry))
}

/** The first pages of a request, each ad at the location that its card shows. */
async function turnPages(
  db: Database,
  known: Statistics,
  request: SearchRequest,
): Promise<FoundWithoutCard[]> {
  const rows: FoundWithoutCard[] = []
  let after: Cursor | null = null
  for (let page = 0; page < pages; page++) {
    const found: Page = await findPage(db, known, after ? { ...request, after } : request)
    rows.push(...found.rows.map((ad) => withoutCard(ad, request)))
    if (!found.next) return rows
    after = found.next
  }
  return rows
}

function withoutCard(ad: FoundAd, { sort, area, viewer }: SearchRequest): FoundWithoutCard {
  const shown = showCard(ad, { sort, area, origin: viewer })
  const locationNo = 1 + ad.card.locations.findIndex(({ id }) => id === shown?.location.id)
  return { number: ad.number, remote: ad.remote, locationNo }
}
