import { findDated } from './find-dated.ts'
import type { Found, PlacedAd } from './found.ts'
import { bindGatherByDistance } from './gather.ts'
import { chordOf } from './geometry.ts'
import type { SearchRequest } from './request.ts'
import { areaWithin, firstRing, type PlacedRequest, widen } from './rings.ts'
import type { SearchContext } from './search-context.ts'
import { sharesAnywhere, sharesIn } from './shares.ts'
import { type DistancedRow, rowsWanted } from './statement.ts'
import type { WayIn } from './ways-in.ts'
import { cheapestWay } from './ways.ts'

/** Places nearest first; then, where they do not fill the page, full-remote ads, newest first. */
export async function findClosest(context: SearchContext, request: SearchRequest): Promise<Found[]> {
  const { viewer, workMode, after } = request
  if (!viewer) throw new Error('The closest ads of a request without a viewer')
  const wantsPlaces = after?.kind !== 'remote' && !(workMode?.length === 1 && workMode[0] === 'full-remote')
  const wantsRemote = !workMode || workMode.includes('full-remote')

  const places = wantsPlaces ? await findPlaces(context, { ...request, viewer, localOnly: true }) : []
  if (places.length >= rowsWanted || !wantsRemote) return places
  const remote = await findDated(context, remotePartOf(request), { sort: 'newest', remote: true })
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

/**
 * Gathers in a ring around the viewer, then in wider ones, until one holds a page; everywhere at once where few match
 * at all. What lies nearer than the ring is wide cannot be missed.
 */
async function findPlaces({ db, statistics }: SearchContext, request: PlacedRequest): Promise<PlacedAd[]> {
  const gather = async (part: PlacedRequest, way: WayIn) => {
    const rows = await db.query<DistancedRow>(bindGatherByDistance(part, way, statistics))
    return rows.map((row) => ({ ...row, remote: false }))
  }
  const known = sharesAnywhere(request, statistics)
  const everywhere = cheapestWay(request, statistics, 'table', sharesIn(request, statistics, known))

  for (let ring = firstRing(request, statistics, known), found = 0; ; ring = widen(ring, found)) {
    const area = areaWithin(ring, request)
    if (area === undefined) break
    if (area === null) continue

    const near = { ...request, area }
    const { way, cost } = cheapestWay(near, statistics, 'table', sharesIn(near, statistics, known))
    if (cost * 2 > everywhere.cost) break
    const rows = await gather(near, way)
    const sure = rows.filter(({ metres }) => metres <= chordOf(ring.to))
    if (sure.length >= rowsWanted) return sure
    found = sure.length
  }
  return gather(request, everywhere.way)
}
