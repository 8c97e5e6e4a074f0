import type { MapPosition } from './map-rectangle.ts'

/**
 * Where the reader has left the map, kept in the browser's entry of the history beside what the router keeps there: the
 * back button and a reload bring it back, and no new search is made for it.
 */
export function keepCamera({ lat, lng, zoom }: MapPosition) {
  const state: unknown = history.state
  history.replaceState({ ...(typeof state === 'object' && state), camera: { lat, lng, zoom } }, '')
}

/** Leaves no position in the present entry: whoever comes back to it finds the search as it was. */
export function forgetCamera() {
  const state: unknown = history.state
  history.replaceState({ ...(typeof state === 'object' && state), camera: undefined }, '')
}

/** The position kept in the present entry; null when the map was not moved there. */
export function keptCamera(): MapPosition | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('camera' in state) || !state.camera) return null
  // Written by the function above alone.
  return state.camera as MapPosition
}
