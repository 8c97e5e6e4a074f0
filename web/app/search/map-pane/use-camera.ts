import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShownMap } from '../../map/map-camera.ts'
import type { MapPosition } from '../../map/map-rectangle.ts'
import type { Search } from '../address/search-address.ts'
import { forgetCamera, saveCamera, savedCamera } from './saved-camera.ts'

/** Where the map was moved to: by the reader just now, or by the page to where they had left it. */
export type MovedMap = ShownMap & { byReader: boolean }

export type Camera = {
  /** The position of the map for this area before a movement. */
  stand: MapPosition
  /** Where the map has to go: where the reader left it, else where the search stands. */
  target: MapPosition
  /** The position of the map after the reader's movement since this area was searched. */
  moved: MovedMap | null
  move: (view: MovedMap) => void
  /** Removes the movement, since its area is searched now: a reader who comes back finds the search as it was. */
  forget: () => void
}

/**
 * The position of the map beside a search. Another filter or order keeps the position of the reader; another area,
 * or a step back to one, moves the map.
 * @param stand the position of the map for that of the search, when its area is new
 */
export function useCamera(search: Search, position: MapPosition, stand: MapPosition): Camera {
  const { key } = useLocation()
  const area = areaKey(search, position)
  const [moved, setMoved] = useState<(MovedMap & { area: string }) | null>(null)
  const current = moved?.area === area ? moved : null
  const { target, stand: held } = useTarget({ entry: key, area, stand })

  useEffect(() => {
    if (current) saveCamera(current.position)
  }, [key, current])

  const move = useCallback((view: MovedMap) => setMoved({ ...view, area }), [area])
  const forget = useCallback(() => {
    setMoved(null)
    forgetCamera()
  }, [])
  return { stand: held, target, moved: current, move, forget }
}

type Asked = { entry: string; area: string; stand: MapPosition }

function useTarget({ entry, area, stand }: Asked): Pick<Camera, 'target' | 'stand'> {
  const [last, setLast] = useState(() => ({ entry, area, stand, target: savedCamera() ?? stand }))
  if (last.entry === entry && last.area === area) return last

  const known = last.area === area ? last : { stand, target: stand }
  const next = { entry, area, stand: known.stand, target: savedCamera() ?? known.target }
  setLast(next)
  return next
}

/** The limits of the search to a place, as one text. */
const areaKey = ({ filters: { bounds, city, radius } }: Search, position: MapPosition) =>
  JSON.stringify([position, bounds, city, radius])
