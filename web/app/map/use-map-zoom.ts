import { useEffect, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'

/** The zoom of the map, in quarters, so that what depends on it redraws seldom. */
export function useMapZoom(map: MapRef | undefined): number {
  const [zoom, setZoom] = useState(() => readZoom(map))
  useEffect(() => {
    const update = () => setZoom(readZoom(map))
    map?.on('zoom', update)
    return () => {
      map?.off('zoom', update)
    }
  }, [map])
  return zoom
}

const readZoom = (map: MapRef | undefined) => Math.floor((map?.getZoom() ?? 0) * 4) / 4
