import { pageSize } from '@qareeb/contract/search'
import type { Database, Statement } from '../../platform/database/database.ts'
import { bindGatherByDate, bindGatherByDistance } from './gather.ts'
import { longestDistanceWalk, longestWalk } from './limits.ts'
import type { DateOrder } from './order.ts'
import type { FoundAd, Page, Point, SearchRequest } from './request.ts'
import { estimateShares } from './shares.ts'
import { type DatedRow, type DistancedRow, rowsWanted } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { tokenGroups } from './tokens.ts'
import { bindWalkByDate } from './walk-by-date.ts'
import { bindWalkByDistance } from './walk-by-distance.ts'
import { bindWalkByWord } from './walk-by-word.ts'
import { cheapestWay, hasTokens, rowCost } from './ways.ts'

/** The next 20 ads in the order asked for, each once. Never an offset: the cursor says where to go on. */
export async function findPage(db: Database, statistics: Statistics, request: SearchRequest): Promise<Page> {
  const found =
    request.sort === 'closest'
      ? await findClosest(db, statistics, request)
      : await findDated(db, statistics, request, request.sort)
  const rows = found.slice(0, pageSize)
  const isLast = found.length <= pageSize
  return {
    rows: rows.map(({ number, locationNo, remote, card }) => ({ number, locationNo, remote, card })),
    next: isLast ? null : (rows.at(-1)?.cursor ?? null),
    total: isLast && !request.after ? rows.length : null,
  }
}

type Found = FoundAd & { cursor: NonNullable<Page['next']> }

/** Places nearest first; then, where they do not fill the page, full-remote ads, newest first. */
async function findClosest(db: Database, statistics: Statistics, request: SearchRequest): Promise<Found[]> {
  const { viewer, workMode, after } = request
  if (!viewer) throw new Error('The closest ads of a request without a viewer')
  const wantsPlaces = after?.kind !== 'remote' && !(workMode?.length === 1 && workMode[0] === 'full-remote')
  const wantsRemote = !workMode || workMode.includes('full-remote')

  const places = wantsPlaces ? await findPlaces(db, statistics, { ...request, viewer, localOnly: true }) : []
  if (places.length >= rowsWanted || !wantsRemote) return places
  const remote = await findDated(db, statistics, remotePartOf(request), 'newest')
  return [...places, ...remote.map(asRemote)].slice(0, rowsWanted)
}

/** A radius does not drop full-remote ads, a rectangle of the map does. */
function remotePartOf({ area, after, ...request }: SearchRequest): SearchRequest {
  return {
    ...request,
    workMode: ['full-remote'],
    ...(area?.kind === 'bounds' && { area }),
    ...(after?.kind === 'remote' && { after }),
  }
}

const asRemote = ({ cursor, ...ad }: Found): Found => ({
  ...ad,
  remote: true,
  cursor: cursor.kind === 'date' ? { ...cursor, kind: 'remote' } : cursor,
})

async function findDated(
  db: Database,
  statistics: Statistics,
  request: SearchRequest,
  sort: DateOrder,
): Promise<Found[]> {
  const rows = await listDated(db, statistics, request, sort)
  return rows.map(({ published_ms, number, location_no, card }) => ({
    number,
    locationNo: location_no,
    remote: false,
    card,
    cursor: { kind: 'date', publishedAt: new Date(published_ms), number },
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
  const isShortList = shares.words * statistics.rows <= longestWalk
  const whole = !hasTokens(request) || (request.words !== undefined && isShortList)
  const steps = (rowsWanted / shares.all) * shares.words
  const { way, cost } = cheapestWay(request, statistics, 'list')

  if (whole || (steps <= longestWalk && steps * rowCost.covered < cost)) {
    const rows = await db.query<DatedRow>(bindWalk(request, sort, { whole, statistics }))
    if (whole || rows.length >= rowsWanted) return rows
  }
  return db.query<DatedRow>(bindGatherByDate(request, sort, way, statistics))
}

function bindWalk(
  request: SearchRequest,
  sort: DateOrder,
  how: { whole: boolean; statistics: Statistics },
): Statement {
  const { words } = request
  return words ? bindWalkByWord({ ...request, words }, sort, how) : bindWalkByDate(request, sort, how)
}

type PlacedRequest = SearchRequest & { viewer: Point }

async function findPlaces(db: Database, statistics: Statistics, request: PlacedRequest): Promise<Found[]> {
  const rows = await listPlaces(db, statistics, request)
  return rows.map(({ number, location_no, distance, card }) => ({
    number,
    locationNo: location_no,
    remote: false,
    card,
    cursor: { kind: 'distance', metres: distance, number },
  }))
}

/** Below this many expected matches one gathering everywhere costs less than trying ring by ring. */
const worthRings = 5_000

async function listPlaces(
  db: Database,
  statistics: Statistics,
  request: PlacedRequest,
): Promise<DistancedRow[]> {
  const { share, rows: entries } = statistics
  const shares = estimateShares(request, statistics)
  const whole = !hasTokens(request)
  // One category has an index of its own. That the area is small does not make the walk longer: it begins at the viewer.
  const [category] = request.category?.length === 1 ? (tokenGroups(request).category ?? []) : []
  const listed = category ? share([category]) : 1
  const steps = (rowsWanted * listed * shares.area) / (shares.all * shares.days)
  const { cost } = cheapestWay(request, statistics, 'table')

  if (whole || (steps <= longestDistanceWalk && steps * rowCost.nearest < cost)) {
    const found = await db.query<DistancedRow>(bindWalkByDistance(request, { whole }))
    if (found.length >= rowsWanted) return found
    // The list ends here, or the walk did, which nobody can tell: gathering finds what lies beyond.
    if (whole) return gatherPlaces(db, statistics, request)
  }
  for (const radiusKm of shares.all * entries > worthRings ? ringsIn(request) : []) {
    const area = { kind: 'circle', radiusKm, ...request.viewer } as const
    const found = await gatherPlaces(db, statistics, { ...request, area })
    if (found.length >= rowsWanted) return found
  }
  return gatherPlaces(db, statistics, request)
}

/** Kilometres around the viewer in which to gather before gathering everywhere. */
function ringsIn({ area, viewer }: PlacedRequest): number[] {
  const rings = [10, 50, 250]
  if (!area) return rings
  if (area.kind === 'bounds' || area.lat !== viewer.lat || area.lng !== viewer.lng) return []
  return rings.filter((radiusKm) => radiusKm < area.radiusKm)
}

function gatherPlaces(db: Database, statistics: Statistics, request: PlacedRequest): Promise<DistancedRow[]> {
  const { way } = cheapestWay(request, statistics, 'table')
  return db.query<DistancedRow>(bindGatherByDistance(request, way, statistics))
}
