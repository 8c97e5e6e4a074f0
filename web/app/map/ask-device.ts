import { isOnMap } from '../search/search-address.ts'
import type { LocatingProblem } from './locate-viewer.ts'
import { rememberViewer, type Viewer } from './viewer.ts'

/** Asks the device, which asks the reader. */
export function askDevice(): Promise<Viewer | LocatingProblem> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const viewer = rounded(coords)
        // From there distances say nothing to anybody.
        if (!isOnMap(viewer)) return resolve('abroad')
        rememberViewer(viewer)
        resolve(viewer)
      },
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { maximumAge: 60_000, timeout: 10_000 },
    )
  })
}

/** Three decimals, about 100 m, are enough for distances and less than an address. */
const rounded = ({ latitude, longitude }: GeolocationCoordinates): Viewer => ({
  lat: Number(latitude.toFixed(3)),
  lng: Number(longitude.toFixed(3)),
})
