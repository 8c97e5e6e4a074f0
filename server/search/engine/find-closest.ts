import { cheapestPath } from './choose-access-path.ts'
import type { PlacedAd } from './found.ts'
import { straightMetresOf, groundKmOf } from './geometry.ts'
import type { AccessPath } from './index-scans/access-paths.ts'
import { bitmapScanByDistance } from './index-scans/bitmap-scan.ts'
import { localPart } from './parts.ts'
import { firstStep, type PlacedRequest } from './radius-steps.ts'
import type { SearchRequest } from './request.ts'
import type { SearchContext } from './search-context.ts'
import { estimateAnywhere, estimateInArea, type SelectivityAnywhere } from './selectivity.ts'
import { stepsBySquares } from './squares/steps-by-squares.ts'
import { type DistancedRow, rowsWanted } from './statement.ts'
import type { Statistics } from './statistics.ts'

/** The next locations, nearest first. */
export async function findClosest(context: SearchContext, request: SearchRequest): Promise<PlacedAd[]> {
  const { viewer } = request
  if (!viewer) throw new Error('The closest ads of a request without a viewer')
  return findLocations(context, { ...request, viewer }, rowsWanted)
}

/** How far the nearest location is from the viewer, in kilometres on the ground; undefined where none matches. */
export async function findNearestKm(
  context: SearchContext,
  request: Omit<PlacedRequest, 'sort'>,
): Promise<number | undefined> {
  const local = localPart({ ...request, sort: 'closest' as const })
  const [nearest] = local ? await findLocations(context, local, 1) : []
  return nearest && groundKmOf(nearest.metres)
}

/**
 * Searches in growing radius steps around the viewer until `wanted` locations are found. With few matches it searches
 * everywhere at once. A step contains every match up to its outer radius.
 */
async function findLocations(
  { db, statistics }: SearchContext,
  request: PlacedRequest,
  wanted: number,
): Promise<PlacedAd[]> {
  const known = estimateAnywhere(request, statistics)
  const choosePath = (part: PlacedRequest) =>
    cheapestPath(part, statistics, 'table', estimateInArea(part, statistics, known))
  const everywhere = choosePath(request)
  const scan = async (part: PlacedRequest, path: AccessPath) => {
    const rows = await db.query<DistancedRow>(bitmapScanByDistance(part, path, statistics))
    return rows.map((row) => ({ ...row, remote: false }))
  }

  for (const { kind, toKm, part } of stepsAround(request, statistics, { known, wanted })) {
    const near = { ...request, ...part }
    const { path, cost } = choosePath(near)
    const isFirstStepTooExpensive = kind === 'area' && cost > mostFirstStepCost
    if (isFirstStepTooExpensive) continue
    const isHardlyCheaper = cost * 2 > everywhere.cost
    if (isHardlyCheaper) break
    const rows = await scan(near, path)
    const within = rows.filter(({ metres }) => metres <= straightMetresOf(toKm))
    const isEnough = within.length >= wanted || toKm === Infinity
    if (isEnough) return within
  }
  return scan(request, everywhere.path)
}

/** In microseconds. Above this the first step is skipped: computing the cells of the next one costs less than it saves. */
const mostFirstStepCost = 6_000

/** A part of the searched area up to a distance: an area around the viewer, or cells. */
type Step = { toKm: number } & (
  | { kind: 'area'; part: Pick<PlacedRequest, 'area'> }
  | { kind: 'cells'; part: Pick<PlacedRequest, 'near'> }
)

/** Steps around the viewer, each wider than the one before. */
function* stepsAround(
  request: PlacedRequest,
  statistics: Statistics,
  { known, wanted }: { known: SelectivityAnywhere; wanted: number },
): Generator<Step> {
  const first = firstStep(request, statistics, { ...known, wanted: 2 * wanted })
  if (first) yield { kind: 'area', toKm: first.toKm, part: { area: first.area } }
  const wider = stepsBySquares(request, statistics, { ...known, wanted: (first ? 8 : 2) * wanted })
  for (const { toKm, near } of wider) yield { kind: 'cells', toKm, part: { near } }
}
