import { useLocation, useNavigate } from 'react-router'
import { useHydrated, useStore } from '../../page/use-store.ts'
import { useMapChoice } from '../map-pane/use-map-choice.ts'

/** From this width on the map is beside the list, as in the style sheet. */
const wideScreen = '(width >= 68.75rem)'

/** Hash of the address while the map lies over the list. */
const mapHash = '#map'

export type MapView = {
  /** Whether the map is on screen: its code is fetched only then. */
  isShown: boolean
  /** Whether there is room for list and map side by side. */
  isSideBySide: boolean
  show: () => void
  hide: () => void
}

/**
 * The map is beside the list unless the reader has hidden it; this device stores the choice. On narrow screens the
 * list leads, and the map lies over it on a press: a step of the history, so that the back button closes it.
 */
export function useMapView(): MapView {
  const isSideBySide = useStore(subscribe, isWide, () => false)
  const choice = useMapChoice()
  const over = useMapOver()
  if (isSideBySide) return { isSideBySide, isShown: !choice.isHidden, show: choice.show, hide: choice.hide }
  return { isSideBySide, ...over }
}

function useMapOver(): Omit<MapView, 'isSideBySide'> {
  const { hash, state, search } = useLocation()
  const navigate = useNavigate()
  // A browser does not send the hash to the server.
  const isShown = useHydrated() && hash === mapHash
  const to = (next: string) => ({ hash: next, search })
  const show = () => void navigate(to(mapHash), { preventScrollReset: true, state: openedHere })
  // A reader who came with the hash in the address has no step of this page to go back.
  const hide = () =>
    state === openedHere
      ? void navigate(-1)
      : void navigate(to(''), { replace: true, preventScrollReset: true })
  return { isShown, show, hide }
}

/** State of the entry of the history that the press has made. */
const openedHere = 'map-opened'

const isWide = () => matchMedia(wideScreen).matches

function subscribe(listener: () => void) {
  const query = matchMedia(wideScreen)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
