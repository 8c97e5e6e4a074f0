import { useLayoutEffect, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Room } from './free-place.ts'
import type { Box } from './join-overlapping.ts'
import type { MapView } from './use-map-items.ts'

/**
 * The page's elements over the map: buttons, choices, credits, on phones the way back to the list; and the reader's dot
 * with the distances of its rings.
 */
const covering =
  '.search-map-buttons > *, .search-here > *, .search-map-credits, .maplibregl-ctrl-attrib, .search-float, .search-map-mine'

/** The map and the elements over it, measured where the map rests and whenever an element appears, leaves or grows. */
export function useRoom(view: MapView | null): Room | null {
  const map = useMap().current?.getMap()
  const [room, setRoom] = useState<Room | null>(null)

  useLayoutEffect(() => {
    if (!map || !view) return undefined
    const container = map.getContainer()
    const page = container.closest('.search-page') ?? container
    const measure = () => {
      const measured = roomOf(container, page)
      setRoom((known) => (JSON.stringify(known) === JSON.stringify(measured) ? known : measured))
    }
    measure()
    const observer = new ResizeObserver(measure)
    // An element that appears makes the group that it is in higher.
    for (const part of page.querySelectorAll(`.search-map-buttons, .search-here, ${covering}`))
      observer.observe(part)
    return () => observer.disconnect()
  }, [map, view])
  return room
}

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
