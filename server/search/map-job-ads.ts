import type { InputOf } from '@qareeb/contract/endpoint'
import type { mapJobAds as endpoint } from '@qareeb/contract/search'
import type { MapItems } from '@qareeb/contract/search/map-items'
import type { Context } from '../ground/context.ts'
import { listJobAdPins } from '../job-ads/open-ads/list-job-ad-pins.ts'
import { findMapSquares, type MapSquare } from './engine/find-map-squares.ts'
import { isPin, joinSquares, snapToSquares, squaresAround, toCluster, toMetre } from './map-squares.ts'
import { resolveQuery } from './resolve-query.ts'
import { searchMemory } from './search-memory.ts'

type MapContext = Pick<Context, 'db' | 'now'>

/**
 * The marks of a rectangle of the map in the searched area: a pin for each location of an ad, or one mark for the
 * locations of a square of about 64 pixels. The area is that of the list, so that the marks add up to the number in
 * its heading.
 */
export async function mapJobAds(
  context: MapContext,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<MapItems> {
  const { zoom, bounds, searched, ...filters } = query
  const { filter } = await resolveQuery(context, { ...filters, bounds: searched })

  const statistics = await searchMemory(context).statistics()
  const squares = await findMapSquares(context.db, statistics, filter, {
    bounds: snapToSquares(bounds, zoom),
    zoom,
  })
  return fit(context, squares, zoom)
}

/** Most bytes of an answer before compression; some of a pin and of a mark, to begin near. */
const mostBytes = 20_000
const pinBytes = 450
const markBytes = 140

/** Joins squares to larger ones until the answer is small. */
async function fit(context: MapContext, found: readonly MapSquare[], zoom: number): Promise<MapItems> {
  let squares = found
  let around = squaresAround(zoom)
  const join = () => (squares = joinSquares(squares, (around /= 2)))
  while (expectedBytes(squares) > mostBytes) join()
  for (;;) {
    const items = await toItems(context, squares, zoom)
    if (Buffer.byteLength(JSON.stringify(items)) <= mostBytes) return items
    join()
  }
}

const expectedBytes = (squares: readonly MapSquare[]) =>
  squares.reduce((bytes, square) => bytes + (isPin(square) ? pinBytes : markBytes), 0)

async function toItems({ db }: MapContext, squares: readonly MapSquare[], zoom: number): Promise<MapItems> {
  const single = squares.filter(isPin)
  const pins = await listJobAdPins({ db }, single)
  return {
    pins: single.flatMap(({ number, locationNo, lat, lng }) => {
      const pin = pins.get(`${number}/${locationNo}`)
      return pin ? [{ ...pin, lat: toMetre(lat), lng: toMetre(lng) }] : []
    }),
    clusters: squares.filter((square) => !isPin(square)).map((square) => toCluster(square, zoom)),
  }
}
