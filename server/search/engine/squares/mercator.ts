/** The map as a square of side 1, from the north-west: how far east a longitude lies. */
export const mercatorX = (lng: number): number => (lng + 180) / 360

/** The y coordinate of a latitude on the Mercator square, from 0 (north) to 1 (south). */
export const mercatorY = (lat: number): number =>
  (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2

/** The longitude so far east. */
export const lngAt = (x: number): number => x * 360 - 180

/** The latitude so far south. */
export const latAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** Degrees of latitude, north and south, at which maps end. */
export const mercatorEnd = 85
