import { rememberViewer, type Viewer } from '../session/viewer.ts'
import { isOnMap } from './map-limits.ts'

export type LocatingProblem = 'refused' | 'unavailable' | 'abroad'

/** Finds out where the reader is. The device asks them, so call it on a click, or where the position is granted already. */
export function locateViewer(): Promise<Viewer | LocatingProblem> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const viewer = rounded(coords)
        // From there distances are useless.
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
