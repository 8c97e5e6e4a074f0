import { cheapestPath } from './choose-access-path.ts'
import { findDated } from './find-dated.ts'
import type { Found, PlacedAd } from './found.ts'
import { chordOf } from './geometry.ts'
import type { AccessPath } from './index-scans/access-paths.ts'
import { bitmapScanByDistance } from './index-scans/bitmap-scan.ts'
import { areaWithinStep, firstStep, type PlacedRequest, widen } from './radius-steps.ts'
import type { SearchRequest } from './request.ts'
import type { SearchContext } from './search-context.ts'
import { estimateAnywhere, estimateInArea } from './selectivity.ts'
import { type DistancedRow, rowsWanted } from './statement.ts'

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
 * Looks around the viewer in steps of a growing radius until one holds a page; everywhere at once where few match at all.
 * An ad nearer than the radius of a step cannot be missed.
 */
async function findPlaces({ db, statistics }: SearchContext, request: PlacedRequest): Promise<PlacedAd[]> {
  const scan = async (part: PlacedRequest, path: AccessPath) => {
    const rows = await db.query<DistancedRow>(bitmapScanByDistance(part, path, statistics))
    return rows.map((row) => ({ ...row, remote: false }))
  }
  const known = estimateAnywhere(request, statistics)
  const everywhere = cheapestPath(request, statistics, 'table', estimateInArea(request, statistics, known))

  for (let step = firstStep(request, statistics, known), found = 0; ; step = widen(step, found)) {
    const area = areaWithinStep(step, request)
    if (area === undefined) break
    if (area === null) continue

    const near = { ...request, area }
    const { path, cost } = cheapestPath(near, statistics, 'table', estimateInArea(near, statistics, known))
    if (cost * 2 > everywhere.cost) break
    const rows = await scan(near, path)
    const sure = rows.filter(({ metres }) => metres <= chordOf(step.to))
    if (sure.length >= rowsWanted) return sure
    found = sure.length
  }
  return scan(request, everywhere.path)
}
