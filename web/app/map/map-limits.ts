import type { Bounds } from '@qareeb/contract/search/map-rectangle'

/** The map ends here; job ads lie in Saudi Arabia. */
export const mapFrame: Bounds = { south: 10, west: 28, north: 38, east: 62 }

/** From the whole country on a phone to a single street: the bounds of addresses, and of a map of streets. */
export const zoomLimits = { minZoom: 3.5, maxZoom: 18 }

/**
 * The embedded map has districts and no streets. It ends where a phone still shows the border or the name of a district:
 * in 99 of 100 places with districts at 14, in 27 of 100 at 16 (decision 60).
 */
export const embeddedZoomLimits = { ...zoomLimits, maxZoom: 14 }

/** Maps of branches show all of them in a narrow window too. */
export const branchZoomLimits = { minZoom: 2.8 }

/** Whether a place lies within the map. */
export const isOnMap = ({ lat, lng }: { lat: number; lng: number }) =>
  lat > mapFrame.south && lat < mapFrame.north && lng > mapFrame.west && lng < mapFrame.east
