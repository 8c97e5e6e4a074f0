type Point = { lat: number; lng: number }

/** Saudi Arabia with its neighbours around the Gulf and the Red Sea: where a branch is expected to be. */
const gulf = { south: 12, west: 34, north: 38, east: 60 }

/** The country itself, as a rectangle. Its latitudes and longitudes have no degree in common. */
export const kingdom = { south: 16, west: 34.4, north: 32.2, east: 55.7 }

type Rectangle = typeof gulf

const isIn = ({ south, west, north, east }: Rectangle, { lat, lng }: Point) =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** Whether a point lies far from where branches of Saudi companies are expected; they may be there all the same. */
export const isFarAway = (point: Point): boolean => !isIn(gulf, point)

/** Whether a point lies in the country or close to its borders. */
export const isInKingdom = (point: Point): boolean => isIn(kingdom, point)

/** Whether latitude and longitude most likely stand in each other's place: only the other way round they are in the country. */
export const isSwapped = ({ lat, lng }: Point): boolean =>
  !isInKingdom({ lat, lng }) && isInKingdom({ lat: lng, lng: lat })
