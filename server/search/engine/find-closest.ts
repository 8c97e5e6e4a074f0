import { cheapestPath } from './choose-access-path.ts'
import type { PlacedAd } from './found.ts'
import { chordOf, kmOfChord } from './geometry.ts'
import type { AccessPath } from './index-scans/access-paths.ts'
import { bitmapScanByDistance } from './index-scans/bitmap-scan.ts'
import { localPart } from './parts.ts'
import { areaWithinStep, firstStep, type PlacedRequest, widen } from './radius-steps.ts'
import type { SearchRequest } from './request.ts'
import type { SearchContext } from './search-context.ts'
import { estimateAnywhere, estimateInArea } from './selectivity.ts'
import { type DistancedRow, rowsWanted } from './statement.ts'

/** The next places, nearest first. */
export async function findClosest(context: SearchContext, request: SearchRequest): Promise<PlacedAd[]> {
  const { viewer } = request
  if (!viewer) throw new Error('The closest ads of a request without a viewer')
  return findPlaces(context, { ...request, viewer })
}

/** How far the nearest place is from the viewer, in kilometres on the ground; undefined where none matches. */
export async function findNearestKm(
  context: SearchContext,
  request: Omit<PlacedRequest, 'sort'>,
): Promise<number | undefined> {
  const local = localPart({ ...request, sort: 'closest' as const })
  const [nearest] = local ? await findPlaces(context, local) : []
  return nearest && kmOfChord(nearest.metres)
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
