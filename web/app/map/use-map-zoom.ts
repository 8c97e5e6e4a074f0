import { useEffect, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'

/** The zoom of the map, in quarters, so that what depends on it redraws seldom. */
export function useMapZoom(map: MapRef | undefined): number {
  const read = () => Math.floor((map?.getZoom() ?? 0) * 4) / 4
  const [zoom, setZoom] = useState(read)
  useEffect(() => {
    const update = () => setZoom(read)
    map?.on('zoom', update)
    return () => {
      map?.off('zoom', update)
    }
    // `read` is made anew each time and says the same.
  }, [map])
  return zoom
}
