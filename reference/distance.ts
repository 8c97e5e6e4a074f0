type Point = { lat: number; lng: number }

const earthRadiusKm = 6371.0088

/** Great-circle distance in kilometres between two points in degrees (haversine, mean radius of IUGG). */
export function distanceKm(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng)

  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
