import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { useMemo } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { apartItems } from './apart-items.ts'
import { HighlightedAd } from './highlighted-ad.tsx'
import type { Box } from './join-overlapping.ts'
import { MapMarkers, type MapMarkersProps } from './map-markers.tsx'
import { RoomForMarkers } from './room-for-markers.tsx'
import type { MapView } from './use-map-items.ts'

type MarksProps = Omit<MapMarkersProps, 'items'> & {
  items: MapItems
  /** The rectangle of the map since it came to rest. */
  view: MapView | null
  listed: readonly ShownJobAd[]
}

/** Bubbles and pins without overlaps among each other and with the elements over the map, while it rests. */
export function Marks({ items, view, listed, ...markers }: MarksProps) {
  const map = useMap().current?.getMap()
  const apart = useMemo(
    () =>
      map && view
        ? apartItems(items, ({ lat, lng }) => map.project([lng, lat]), coversOf(map.getContainer()))
        : { clusters: [], pins: [] },
    [map, items, view],
  )
  return (
    <>
      <RoomForMarkers items={apart} />
      <MapMarkers items={apart} {...markers} />
      <HighlightedAd listed={listed} pins={apart.pins} />
    </>
  )
}

/** The page's elements over the map: buttons, choices, credits, and on phones the way back to the list. */
const covering = '.search-map-buttons button, .search-here > *, .search-map-credits, .search-float'

function coversOf(container: HTMLElement): Box[] {
  const frame = container.getBoundingClientRect()
  const page = container.closest('.search-page') ?? container
  return [...page.querySelectorAll(covering)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, width, height }) => ({
      x: left - frame.left + width / 2,
      y: top - frame.top + height / 2,
      width,
      height,
    }))
}
