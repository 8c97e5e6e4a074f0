import type { Locale } from '@qareeb/contract/locale'
import type { MapPosition } from '../../map/map-rectangle.ts'
import { localeOf, pathInLocale } from '../../paths.ts'

/**
 * The position of the map after the reader's movement, stored in the browser's entry of the history beside the
 * router's state: the back button and a reload restore it without a new search. The last one is stored for the tab
 * too, with its address, for a change of language, which is a new entry.
 */
export function saveCamera({ lat, lng, zoom }: MapPosition) {
  const camera = { lat, lng, zoom }
  writeEntry(camera)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address: addressIn(currentLocale()), camera }))
  } catch {
    // Storage is full or closed to this site: in the other language the map then stands as it was searched.
  }
}

/** Removes the position from the present entry: a reader who comes back to it finds the search as it was. */
export function forgetCamera() {
  writeEntry(undefined)
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Not stored where storage is closed.
  }
}

/** The position kept in the present entry, or where the map was left in the other language; null when it was not moved. */
export function savedCamera(): MapPosition | null {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'camera' in state && state.camera)
    // Only `writeEntry` writes it.
    return state.camera as MapPosition
  return takeFromOtherLanguage()
}

const storageKey = 'camera'

function writeEntry(camera: MapPosition | undefined) {
  const state: unknown = history.state
  history.replaceState({ ...(typeof state === 'object' && state), camera }, '')
}

/** Where the map was left in the language that this page was opened from. It is of this entry then, and of no later one. */
function takeFromOtherLanguage(): MapPosition | null {
  const other = addressIn(currentLocale() === 'ar' ? 'en' : 'ar')
  const kept = document.referrer === other ? keptForTab() : null
  if (kept?.address !== other) return null
  saveCamera(kept.camera)
  return kept.camera
}

const currentLocale = () => localeOf(location.pathname)

const addressIn = (locale: Locale) =>
  location.origin + pathInLocale(location.pathname, locale) + location.search

function keptForTab(): KeptForTab | null {
  try {
    // Only `saveCamera` writes it.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptForTab | null
  } catch {
    return null
  }
}

type KeptForTab = { address: string; camera: MapPosition }
