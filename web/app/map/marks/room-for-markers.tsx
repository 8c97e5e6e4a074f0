import type { FeatureCollection } from 'geojson'
import { useEffect, useMemo } from 'react'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import type { ApartItems } from './apart-items.ts'
import { bubbleSize } from './bubble-size.ts'

type Point = { lat: number; lng: number }

/** Pictures of nothing, by their width; their height is 1, and the size of a place stretches them. */
const widths: Record<string, number> = { 'room-round': 1, 'room-wide': 3 }

/** Height of a pin, and width of a dot, in pixels. */
const pinHeight = 28
const dotWidth = 20

/**
 * Keeps the names of the map clear of bubbles and pins, which are elements of the page: an invisible symbol takes
 * the place of each, and names move to another side or disappear.
 */
export function RoomForMarkers({ items }: { items: ApartItems }) {
  return <Room places={useMemo(() => placesOf(items), [items])} />
}

/** The same for dots that the map draws itself, which names would be drawn under. */
export function RoomForDots({ dots }: { dots: readonly Point[] }) {
  return <Room places={useMemo(() => dots.map((dot) => place(dot, 'room-round', dotWidth)), [dots])} />
}

function Room({ places }: { places: FeatureCollection['features'] }) {
  useInvisiblePictures()
  const data = useMemo((): FeatureCollection => ({ type: 'FeatureCollection', features: places }), [places])
  return (
    <Source id="room" type="geojson" data={data}>
      <Layer
        id="room"
        type="symbol"
        layout={{
          'icon-image': ['get', 'picture'],
          'icon-size': ['get', 'size'],
          'icon-allow-overlap': true,
        }}
      />
    </Source>
  )
}

/** A replaced style, as for another theme, loses its pictures and asks for them again. */
function useInvisiblePictures() {
  const map = useMap().current?.getMap()
  useEffect(() => {
    map?.setMissingStyleImageResolver((id) => {
      const width = widths[id]
      if (width) map.addImage(id, { width, height: 1, data: new Uint8Array(4 * width) })
    })
  }, [map])
}

const placesOf = ({ clusters, pins }: ApartItems) => [
  ...clusters.map(({ item }) => place(item, 'room-round', bubbleSize(item.count.value))),
  ...pins.map(({ item }) => place(item, 'room-wide', pinHeight)),
]

const place = ({ lat, lng }: Point, picture: string, size: number) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  properties: { picture, size },
})
