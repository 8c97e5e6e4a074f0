import { nearMeSteps } from '@qareeb/contract/search/choices'
import type { Context } from '../ground/context.ts'
import { findNearestKm } from './engine/find-closest.ts'
import type { Point, SearchFilter } from './engine/request.ts'
import { searchMemory } from './search-memory.ts'

type Circle = { kind: 'circle'; radiusKm: number } & Point

type Around = {
  viewer: Point
  /** Kilometres that were chosen; the filter of "near me" itself has none. */
  radius: number | undefined
}

/** The circle around the viewer that "near me" means: as wide as was chosen, else as it has to be to hold a job. */
export async function nearbyArea(
  context: Pick<Context, 'db' | 'now'>,
  filter: SearchFilter,
  { viewer, radius }: Around,
): Promise<Circle> {
  const around = (radiusKm: number): Circle => ({ kind: 'circle', ...viewer, radiusKm })
  if (radius !== undefined) return around(radius)

  const [, , widest] = nearMeSteps
  const statistics = await searchMemory(context).statistics()
  const nearest = await findNearestKm(
    { db: context.db, statistics },
    { ...filter, area: around(widest), viewer },
  )
  return around(nearMeSteps.find((step) => nearest !== undefined && nearest <= step) ?? widest)
}
