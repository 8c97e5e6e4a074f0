import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShownMap } from '../map/map-camera.ts'
import { forgetCamera, keepCamera, keptCamera } from './kept-camera.ts'
import type { MapPosition } from './map-rectangle.ts'
import type { Search } from './search-address.ts'

/** Where the map was moved to: by the reader just now, or by the page to where they had left it. */
export type MovedMap = ShownMap & { byReader: boolean }

export type Camera = {
  /** Where the map has to go: where the reader left it, else where the search stands. */
  target: MapPosition
  /** What the reader has moved the map to since this area was searched. */
  moved: MovedMap | null
  move: (view: MovedMap) => void
  /** Forgets the movement, since its area is searched now: whoever comes back finds the search as it was. */
  forget: () => void
}

/**
 * Where the map stands beside a search. Another filter or order leaves it where the reader has moved it; another area,
 * or the way back to one, takes it along.
 */
export function useCamera(search: Search, position: MapPosition): Camera {
  const { key } = useLocation()
  const area = areaKey(search, position)
  const [moved, setMoved] = useState<(MovedMap & { area: string }) | null>(null)
  const current = moved?.area === area ? moved : null
  const target = useTarget({ entry: key, area, position })

  useEffect(() => {
    if (current) keepCamera(current.position)
  }, [key, current])

  const move = useCallback((view: MovedMap) => setMoved({ ...view, area }), [area])
  const forget = useCallback(() => {
    setMoved(null)
    forgetCamera()
  }, [])
  return { target, moved: current, move, forget }
}

type Stand = { entry: string; area: string; position: MapPosition }

function useTarget({ entry, area, position }: Stand): MapPosition {
  const [last, setLast] = useState(() => ({ entry, area, target: keptCamera() ?? position }))
  if (last.entry === entry && last.area === area) return last.target

  const target = keptCamera() ?? (last.area === area ? last.target : position)
  setLast({ entry, area, target })
  return target
}

/** What limits the search to a place, as one text. */
const areaKey = ({ filters: { bounds, city, radius } }: Search, position: MapPosition) =>
  JSON.stringify([position, bounds, city, radius])
