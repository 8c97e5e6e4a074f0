import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { useMemo } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Viewer } from '../../session/viewer.ts'
import { type ApartItems, apartItems } from './apart-items.ts'
import { coversOf } from './covers-of.ts'
import { HighlightedAd } from './highlighted-ad.tsx'
import { MapMarkers, type MapMarkersProps } from './map-markers.tsx'
import { RoomForMarkers } from './room-for-markers.tsx'
import type { MapView } from './use-map-items.ts'
import { useRoom } from './use-room.ts'
import { useSea } from './use-sea.ts'

type MarksProps = Omit<MapMarkersProps, 'items'> & {
  items: MapItems
  /** The rectangle of the map since it came to rest. */
  view: MapView | null
  viewer: Viewer | null
  listed: readonly ShownJobAd[]
}

/** Bubbles and pins without overlaps among each other and with the elements over the map, while it rests. */
export function Marks({ items, view, viewer, listed, ...markers }: MarksProps) {
  const map = useMap().current?.getMap()
  const room = useRoom(view, viewer)
  const isInSea = useSea(view)
  const apart = useMemo(() => {
    if (!map || !view || !room) return { clusters: [], pins: [] }
    const shown = apartItems(items, ({ lat, lng }) => map.project([lng, lat]), room, isInSea)
    return view.zoom >= map.getMaxZoom() ? asSpots(shown) : shown
  }, [map, items, view, room, isInSea])
  const covers = useMemo(
    () => (map && view && room ? coversOf(apart, room, map) : []),
    [map, view, apart, room],
  )
  return (
    <>
      <RoomForMarkers covers={covers} />
      <MapMarkers items={apart} {...markers} />
      <HighlightedAd listed={listed} pins={apart.pins} />
    </>
  )
}

/** Where the map comes no closer, every bubble opens the list of its ads. */
const asSpots = ({ clusters, pins }: ApartItems): ApartItems => ({
  clusters: clusters.map(({ item, ...place }) => ({ ...place, item: { ...item, spot: true } })),
  pins,
})
