import type { FeatureCollection } from 'geojson'
import { useEffect, useMemo } from 'react'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import type { Size } from '../drawing/project.ts'

type Point = { lat: number; lng: number }

/** A place, and the pixels around it that are covered. */
export type Cover = Point & Size

const dot = { width: 20, height: 20 }

/**
 * Keeps the names of the map clear of bubbles, pins and buttons, which are elements of the page: an invisible symbol
 * takes the place of each, and names move to another side or disappear.
 */
export function RoomForMarkers({ covers }: { covers: readonly Cover[] }) {
  useInvisiblePictures()
  const data = useMemo(
    (): FeatureCollection => ({ type: 'FeatureCollection', features: covers.map(toFeature) }),
    [covers],
  )
  return (
    <Source id="room" type="geojson" data={data}>
      <Layer
        id="room"
        type="symbol"
        layout={{
          'icon-image': ['get', 'picture'],
          'icon-allow-overlap': true,
        }}
      />
    </Source>
  )
}

/** The same for dots that the map draws itself, which names would be drawn under. */
export const RoomForDots = ({ dots }: { dots: readonly Point[] }) => (
  <RoomForMarkers covers={useMemo(() => dots.map((at) => ({ ...at, ...dot })), [dots])} />
)

/** A replaced style, as for another theme, loses its pictures and asks for them again. */
function useInvisiblePictures() {
  const map = useMap().current?.getMap()
  useEffect(() => {
    map?.setMissingStyleImageResolver((id) => {
      const [, width = 0, height = 0] = (/^room-(\d+)-(\d+)$/.exec(id) ?? []).map(Number)
      if (width && height) map.addImage(id, { width, height, data: new Uint8Array(4 * width * height) })
    })
  }, [map])
}

/** The name of a picture says its size in pixels. */
const toFeature = ({ lat, lng, width, height }: Cover) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  properties: { picture: `room-${Math.ceil(width)}-${Math.ceil(height)}` },
})
