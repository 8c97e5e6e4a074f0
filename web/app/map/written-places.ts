type Place = { lat: number; lng: number }

/** As many as the page of a company that is looked at names. */
const most = 100

/** Positions as an address carries them, to some ten metres: `24.7136,46.6753;21.4858,39.1925`. */
export const writePlaces = (places: readonly Place[]): string =>
  places.map(({ lat, lng }) => `${lat.toFixed(4)},${lng.toFixed(4)}`).join(';')

/** The positions of such a text in their order; none at all where one of them is not two numbers. */
export function readPlaces(written: string | null): Place[] {
  if (!written) return []
  const pairs = written.split(';', most + 1)
  const places = pairs.map(readPlace).filter((one) => one !== undefined)
  return pairs.length <= most && places.length === pairs.length ? places : []
}

function readPlace(pair: string): Place | undefined {
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(pair) ?? []
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined
}
