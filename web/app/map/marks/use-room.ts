import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Viewer } from '../../session/viewer.ts'
import type { Room } from './free-place.ts'
import type { Box } from './join-overlapping.ts'
import type { MapView } from './use-map-items.ts'

/**
 * The page's elements over the map: buttons, choices, credits, on phones the way back to the list; and the reader's dot
 * with the distances of its rings.
 */
const covering =
  '.search-map-buttons > *, .search-here > *, .search-map-credits, .maplibregl-ctrl-attrib, .search-float, .search-map-mine'

/**
 * The map and the elements over it, measured where the map rests, when the dot of the reader comes or moves, and whenever
 * an element appears, leaves or grows.
 */
export function useRoom(view: MapView | null, viewer: Viewer | null): Room | null {
  const map = useMap().current?.getMap()
  const [room, setRoom] = useState<Room | null>(null)
  const measure = useCallback(() => {
    const container = map?.getContainer()
    if (!container) return
    const measured = roomOf(container, pageOf(container))
    setRoom((known) => (JSON.stringify(known) === JSON.stringify(measured) ? known : measured))
  }, [map])

  useLayoutEffect(() => {
    if (!map || !view) return undefined
    measure()
    const observer = new ResizeObserver(measure)
    // An element that appears makes the group that it is in higher.
    for (const part of pageOf(map.getContainer()).querySelectorAll(
      `.search-map-buttons, .search-here, ${covering}`,
    ))
      observer.observe(part)
    return () => observer.disconnect()
  }, [map, view, measure])

  // The dot joins the map by an effect too, which runs before this one.
  useEffect(() => {
    if (view) measure()
  }, [view, viewer, measure])
  return room
}

const pageOf = (container: Element) => container.closest('.search-page') ?? container

function roomOf(container: Element, page: Element): Room {
  const { left, top, width, height } = container.getBoundingClientRect()
  const boxOf = (part: DOMRect): Box => ({
    x: part.left - left + part.width / 2,
    y: part.top - top + part.height / 2,
    width: part.width,
    height: part.height,
  })
  const covers = [...page.querySelectorAll(covering)]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.width > 0)
    .map(boxOf)
  return { frame: { x: width / 2, y: height / 2, width, height }, covers }
}
