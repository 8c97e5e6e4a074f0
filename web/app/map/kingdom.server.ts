import type { Position } from './basemap-geometry.ts'
import { basemap } from './basemap.server.ts'

/** Whether a point lies within the borders of Saudi Arabia, as the map draws them: some kilometres off along the shore. */
export function isWithinKingdom({ lat, lng }: { lat: number; lng: number }): boolean {
  const crossings = basemap.saudiArabia.flat().reduce((sum, ring) => sum + crossingsOf(ring, lat, lng), 0)
  return crossings % 2 === 1
}

/** How many edges of a ring a line from a point to the east crosses. */
const crossingsOf = (ring: readonly Position[], lat: number, lng: number) =>
  ring.filter(([toLng, toLat], index) => {
    const [fromLng, fromLat] = ring.at(index - 1) ?? [toLng, toLat]
    if (fromLat > lat === toLat > lat) return false
    return lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)
  }).length
