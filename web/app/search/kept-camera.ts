import { localeOf, pathInLocale } from '../paths.ts'
import type { MapPosition } from './map-rectangle.ts'

/**
 * Where the reader has left the map, kept in the browser's entry of the history beside what the router keeps there: the
 * back button and a reload bring it back, and no new search is made for it. The last one is kept for the tab too, for
 * whoever goes on in the other language, which is a new entry.
 */
export function keepCamera({ lat, lng, zoom }: MapPosition) {
  const camera = { lat, lng, zoom }
  writeEntry(camera)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ search: location.search, camera }))
  } catch {
    // Storage is full or closed to this site: in the other language the map then stands as it was searched.
  }
}

/** Leaves no position in the present entry: whoever comes back to it finds the search as it was. */
export function forgetCamera() {
  writeEntry(undefined)
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing is kept where storage is closed.
  }
}

/** The position kept in the present entry, or where the map was left in the other language; null when it was not moved. */
export function keptCamera(): MapPosition | null {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'camera' in state && state.camera)
    // Written by the function above alone.
    return state.camera as MapPosition
  return comesFromOtherLanguage() ? cameraOfTab() : null
}

const storageKey = 'camera'

function writeEntry(camera: MapPosition | undefined) {
  const state: unknown = history.state
  history.replaceState({ ...(typeof state === 'object' && state), camera }, '')
}

function comesFromOtherLanguage(): boolean {
  const other = localeOf(location.pathname) === 'ar' ? 'en' : 'ar'
  return document.referrer === location.origin + pathInLocale(location.pathname, other) + location.search
}

function cameraOfTab(): MapPosition | null {
  try {
    // Written by the function above alone.
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptForTab | null
    return kept?.search === location.search ? kept.camera : null
  } catch {
    return null
  }
}

type KeptForTab = { search: string; camera: MapPosition }
