import * as z from 'zod/mini'
import { mostDegrees } from '../values.ts'

/** A rectangle on the map; west is never east of east, since the country does not cross the date line. */
export type Bounds = { south: number; west: number; north: number; east: number }

function toBounds(text: string): Bounds {
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
  return { south, west, north, east }
}

const isOnEarth = ({ south, west, north, east }: Bounds) =>
  isStretch(south, north, mostDegrees.lat) && isStretch(west, east, mostDegrees.lng)

const isStretch = (from: number, to: number, most: number) => -most <= from && from < to && to <= most

/** A rectangle as an address holds it: `south,west,north,east`. */
export const bounds = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/)),
  z.transform(toBounds).check(z.refine(isOnEarth, { params: { problem: 'invalid' } })),
)
