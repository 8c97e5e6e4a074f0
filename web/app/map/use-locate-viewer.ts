import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Viewer } from '../session/viewer.ts'
import { askForPosition } from './ask-for-position.ts'
import type { LocatingProblem } from './locate-viewer.ts'

/**
 * Asks the device for the reader's position, as `askForPosition` does. It may answer seconds later: null when the
 * reader has gone on meanwhile, to another page or another search, since the page must not move away from there.
 */
export function useLocateViewer(): () => Promise<Viewer | LocatingProblem | null> {
  const { key: shown } = useLocation()
  const key = useNavigation().location?.key ?? shown
  const place = useRef<string | null>(key)
  useEffect(() => {
    place.current = key
    return () => {
      place.current = null
    }
  }, [key])

  return async () => {
    const asked = place.current
    const found = await askForPosition()
    return asked !== null && place.current === asked ? found : null
  }
}
