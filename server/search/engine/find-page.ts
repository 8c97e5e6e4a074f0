import { pageSize } from '@qareeb/contract/search'
import type { Database } from '../../platform/database/database.ts'
import { bindGatherByDate, bindGatherByDistance } from './gather.ts'
import { chordOf } from './geometry.ts'
import type { DateOrder } from './order.ts'
import type { Cursor, FoundAd, Page, Point, SearchRequest } from './request.ts'
import { areaWithin, firstRing, widen } from './rings.ts'
import { estimateShares, sharesIn } from './shares.ts'
import { type DatedRow, type DistancedRow, rowsWanted } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { cheapestWalk } from './walks.ts'
import type { WayIn } from './ways-in.ts'
import { cheapestWay } from './ways.ts'

/** What an ad is shown as; of what is stored, when left out. Done while the ads after it are on their way. */
type Show<Card> = (ad: FoundAd) => Card

/** What pages are read with. */
type Means<Card> = { db: Database; statistics: Statistics; show: Show<Card> }

/** The next 20 ads in the order asked for, each once. Never an offset: the cursor says where to go on. */
export function findPage(db: Database, statistics: Statistics, request: SearchRequest): Promise<Page> {
  return findPageAs({ db, statistics, show: ({ card }) => card }, request)
}

/** The same, with what `show` makes of each ad in place of its stored card: made while the others are on their way. */
export async function findPageAs<Card>(means: Means<Card>, request: SearchRequest): Promise<Page<Card>> {
  const { sort } = request
  const found =
    sort === 'closest'
      ? await findClosest(means, request)
      : await findDated(means, request, { sort, remote: false })
  const rows = found.slice(0, pageSize)
  const isLast = found.length <= pageSize
  const last = rows.at(-1)
  return {
    rows,
    next: isLast || !last ? null : cursorAt(last),
    total: isLast && !request.after ? rows.length : null,
  }
}

/** An ad, and where it stands in the order. */
type Found<Card> = FoundAd<Card> & ({ publishedMs: number } | { metres: number })

function cursorAt(ad: Found<unknown>): Cursor {
  const { number } = ad
  if ('metres' in ad) return { kind: 'distance', metres: ad.metres, number }
  return { kind: ad.remote ? 'remote' : 'date', publishedAt: new Date(ad.publishedMs), number }
}

/** Places nearest first; then, where they do not fill the page, full-remote ads, newest first. */
async function findClosest<Card>(means: Means<Card>, request: SearchRequest): Promise<Found<Card>[]> {
  const { viewer, workMode, after } = request
  if (!viewer) throw new Error('The closest ads of a request without a viewer')
  const wantsPlaces = after?.kind !== 'remote' && !(workMode?.length === 1 && workMode[0] === 'full-remote')
  const wantsRemote = !workMode || workMode.includes('full-remote')

  const places = wantsPlaces ? await findPlaces(means, { ...request, viewer, localOnly: true }) : []
  if (places.length >= rowsWanted || !wantsRemote) return places
  const remote = await findDated(means, remotePartOf(request), { sort: 'newest', remote: true })
  return [...places, ...remote].slice(0, rowsWanted)
}

/** A radius does not drop full-remote ads, a rectangle of the map does. */
function remotePartOf({ area, after, ...request }: SearchRequest): SearchRequest {
  return {
    ...request,
    workMode: ['full-remote'],
    area: area?.kind === 'bounds' ? area : undefined,
    after: after?.kind === 'remote' ? after : undefined,
  }
}

/** Walks where many are expected to match, gathers where few are, and gathers when a walk gave up too early. */
async function findDated<Card>(
  { db, statistics, show }: Means<Card>,
  request: SearchRequest,
  { sort, remote }: { sort: DateOrder; remote: boolean },
): Promise<Found<Card>[]> {
  const make = ([number, locationNo, publishedMs, card]: DatedRow): Found<Card> => ({
    number,
    locationNo,
    remote,
    card: show({ number, locationNo, remote, card }),
    publishedMs,
  })
  const shares = estimateShares(request, statistics)
  const walk = cheapestWalk(request, statistics, shares)
  if (walk?.isSure) return db.query({ ...walk.bind(sort), make })

  const { way, cost } = cheapestWay(request, statistics, 'list', shares)
  if (walk && walk.cost < cost) {
    const rows = await db.query<Found<Card>>({ ...walk.bind(sort), make })
    if (walk.whole || rows.length >= rowsWanted) return rows
  }
  return db.query({ ...bindGatherByDate(request, sort, way, statistics), make })
}

type PlacedRequest = SearchRequest & { viewer: Point }

/**
 * Gathers in a ring around the viewer, then in wider ones, until one holds a page; everywhere at once where few match
 * at all. What lies nearer than the ring is wide cannot be missed.
 */
async function findPlaces<Card>(
  { db, statistics, show }: Means<Card>,
  request: PlacedRequest,
): Promise<PlacedAd<Card>[]> {
  const make = ([number, locationNo, metres, card]: DistancedRow): PlacedAd<Card> => ({
    number,
    locationNo,
    remote: false,
    card: show({ number, locationNo, remote: false, card }),
    metres,
  })
  const gather = (part: PlacedRequest, way: WayIn) =>
    db.query<PlacedAd<Card>>({ ...bindGatherByDistance(part, way, statistics), make })
  const shares = estimateShares(request, statistics)
  const everywhere = cheapestWay(request, statistics, 'table', shares)

  for (let ring = firstRing(request, statistics, shares), found = 0; ; ring = widen(ring, found)) {
    const area = areaWithin(ring, request)
    if (area === undefined) break
    if (area === null) continue

    const near = { ...request, area }
    const { way, cost } = cheapestWay(near, statistics, 'table', sharesIn(near, statistics, shares))
    if (cost * 2 > everywhere.cost) break
    const rows = await gather(near, way)
    const sure = rows.filter(({ metres }) => metres <= chordOf(ring.to))
    if (sure.length >= rowsWanted) return sure
    found = sure.length
  }
  return gather(request, everywhere.way)
}

/** An ad with its distance. */
type PlacedAd<Card> = FoundAd<Card> & { metres: number }
