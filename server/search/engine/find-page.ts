import { pageSize } from '@qareeb/contract/search'
import type { Database } from '../../platform/database/database.ts'
import { bindGatherByDate, bindGatherByDistance } from './gather.ts'
import { chordOf } from './geometry.ts'
import type { DateOrder } from './order.ts'
import type { Cursor, FoundAd, Page, Point, SearchRequest } from './request.ts'
import { areaWithin, firstRing, widen } from './rings.ts'
import { estimateShares } from './shares.ts'
import { type DatedRow, type DistancedRow, rowsWanted } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { cheapestWalk } from './walks.ts'
import type { WayIn } from './ways-in.ts'
import { cheapestWay } from './ways.ts'

/** The next 20 ads in the order asked for, each once. Never an offset: the cursor says where to go on. */
export async function findPage(db: Database, statistics: Statistics, request: SearchRequest): Promise<Page> {
  const found =
    request.sort === 'closest'
      ? await findClosest(db, statistics, request)
      : await findDated(db, statistics, request, request.sort)
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
type Found = FoundAd & ({ publishedMs: number } | { metres: number })

function cursorAt(ad: Found): Cursor {
  const { number } = ad
  if ('metres' in ad) return { kind: 'distance', metres: ad.metres, number }
  return { kind: ad.remote ? 'remote' : 'date', publishedAt: new Date(ad.publishedMs), number }
}

/** Places nearest first; then, where they do not fill the page, full-remote ads, newest first. */
async function findClosest(db: Database, statistics: Statistics, request: SearchRequest): Promise<Found[]> {
  const { viewer, workMode, after } = request
  if (!viewer) throw new Error('The closest ads of a request without a viewer')
  const wantsPlaces = after?.kind !== 'remote' && !(workMode?.length === 1 && workMode[0] === 'full-remote')
  const wantsRemote = !workMode || workMode.includes('full-remote')

  const places = wantsPlaces ? await findPlaces(db, statistics, { ...request, viewer, localOnly: true }) : []
  if (places.length >= rowsWanted || !wantsRemote) return places
  const remote = await findDated(db, statistics, remotePartOf(request), 'newest')
  return [...places, ...remote.map((ad) => ({ ...ad, remote: true }))].slice(0, rowsWanted)
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

async function findDated(
  db: Database,
  statistics: Statistics,
  request: SearchRequest,
  sort: DateOrder,
): Promise<Found[]> {
  const rows = await listDated(db, statistics, request, sort)
  return rows.map(([number, locationNo, publishedMs, card]) => ({
    number,
    locationNo,
    remote: false,
    card,
    publishedMs,
  }))
}

/** Walks where many are expected to match, gathers where few are, and gathers when a walk gave up too early. */
async function listDated(
  db: Database,
  statistics: Statistics,
  request: SearchRequest,
  sort: DateOrder,
): Promise<DatedRow[]> {
  const shares = estimateShares(request, statistics)
  const { way, cost } = cheapestWay(request, statistics, 'list', shares)
  const walk = cheapestWalk(request, statistics, shares)

  if (walk && (walk.isSure || walk.cost < cost)) {
    const rows = await db.query<DatedRow>(walk.bind(sort))
    if (walk.whole || rows.length >= rowsWanted) return rows
  }
  return db.query<DatedRow>(bindGatherByDate(request, sort, way, statistics))
}

type PlacedRequest = SearchRequest & { viewer: Point }

async function findPlaces(db: Database, statistics: Statistics, request: PlacedRequest): Promise<Found[]> {
  const rows = await listPlaces(db, statistics, request)
  return rows.map(([number, locationNo, metres, card]) => ({
    number,
    locationNo,
    remote: false,
    card,
    metres,
  }))
}

/**
 * Gathers in a ring around the viewer, then in wider ones, until one holds a page; everywhere at once where few match
 * at all. What lies nearer than the ring is wide cannot be missed.
 */
async function listPlaces(
  db: Database,
  statistics: Statistics,
  request: PlacedRequest,
): Promise<DistancedRow[]> {
  const shares = estimateShares(request, statistics)
  const everywhere = cheapestWay(request, statistics, 'table', shares)
  const gather = (part: PlacedRequest, way: WayIn) =>
    db.query<DistancedRow>(bindGatherByDistance(part, way, statistics))

  for (let ring = firstRing(request, statistics, shares), found = 0; ; ring = widen(ring, found)) {
    const area = areaWithin(ring, request)
    if (area === undefined) break
    if (area === null) continue

    const near = { ...request, area }
    const { way, cost } = cheapestWay(near, statistics, 'table')
    if (cost * 2 > everywhere.cost) break
    const rows = await gather(near, way)
    const sure = rows.filter(([, , distance]) => distance <= chordOf(ring.to))
    if (sure.length >= rowsWanted) return sure
    found = sure.length
  }
  return gather(request, everywhere.way)
}
