import type { JobAdCard } from '@qareeb/contract/job-ads'
import { expect } from 'vitest'
import type { StoredCard } from '../../job-ads/stored-card.ts'
import { type BinaryString, fromBinary, toBinary } from '../../platform/binary-string.ts'
import type { Database } from '../../platform/database/database.ts'
import { cardWriter } from '../../search/card-writer.ts'
import { findPageAs } from '../../search/engine/find-page.ts'
import type { Cursor, FoundAd, Page, SearchRequest } from '../../search/engine/request.ts'
import type { Statistics } from '../../search/engine/statistics.ts'
import { asFound, type FoundWithoutCard, referenceQuery, type ReferenceRow } from './reference-query.ts'

const pages = 3

/** The first pages of a request are those that a plain query finds. */
export async function expectSamePages(db: Database, known: Statistics, request: SearchRequest) {
  const expected = await db.query<ReferenceRow>(referenceQuery(request, pages * 20))
  expect(await turnPages(db, known, request), JSON.stringify(request)).toEqual(expected.map(asFound))
}

/** Any request, and the first pages that it gives, each ad at the location that its card shows. */
async function turnPages(
  db: Database,
  known: Statistics,
  request: SearchRequest,
): Promise<FoundWithoutCard[]> {
  const rows: FoundWithoutCard[] = []
  const write = cardWriter({ sort: request.sort, area: request.area, origin: request.viewer })
  const show = (ad: FoundAd): FoundWithoutCard => ({
    number: ad.number,
    remote: ad.remote,
    locationNo: shownLocation(ad, write(ad)),
  })
  let after: Cursor | null = null
  for (let page = 0; page < pages; page++) {
    const found: Page<FoundWithoutCard> = await findPageAs(
      { db, statistics: known, show },
      after ? { ...request, after } : request,
    )
    rows.push(...found.rows.map(({ card }) => card))
    if (!found.next) return rows
    after = found.next
  }
  return rows
}

function shownLocation({ card }: FoundAd, written: BinaryString | undefined): number {
  // The texts are ours: see the types of the stored card and of the written one.
  const { location } = JSON.parse(fromBinary(written ?? toBinary('{}'))) as JobAdCard
  const { locations } = JSON.parse(fromBinary(card)) as StoredCard
  return 1 + locations.findIndex(({ id }) => id === location.id)
}
