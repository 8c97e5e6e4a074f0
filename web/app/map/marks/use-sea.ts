import { useEffect, useMemo, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { isInRings } from '../basemap/is-in-rings.ts'
import { loadBasemap } from '../basemap/load-basemap.ts'
import { partIn, type WorldRing, worldRings } from '../drawing/outlines.ts'
import type { Pixel } from '../drawing/project.ts'
import type { MapView } from './use-map-items.ts'

/** On wider views a coast has too many corners to look at, and bubbles stand for whole towns. */
const leastZoom = 7.5

const nowhere = () => false

/** Whether a pixel of the resting map lies in the sea; nowhere on the map of another style, which has its own coasts. */
export function useSea(view: MapView | null): (pixel: Pixel) => boolean {
  const map = useMap().current?.getMap()
  const isNear = view !== null && view.zoom >= leastZoom
  const coasts = useCoasts(isNear && map?.getSource('sea') !== undefined)
  return useMemo(() => {
    if (!map || !coasts || !isNear) return nowhere
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const shown = coasts.map(partIn(map.getCenter(), view.zoom, { width, height }))
    return ({ x, y }: Pixel) => isInRings(shown, [x, y])
  }, [map, coasts, isNear, view])
}

/** The coasts of our own map, which has loaded them; they are projected once they are needed. */
function useCoasts(isNeeded: boolean): WorldRing[] | null {
  const [coasts, setCoasts] = useState<WorldRing[] | null>(null)
  useEffect(() => {
    if (isNeeded) void loadBasemap().then(({ sea }) => setCoasts(worldRings(sea.flat())))
  }, [isNeeded])
  return coasts
}
