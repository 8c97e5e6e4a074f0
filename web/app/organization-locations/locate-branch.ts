/** The position of the device, as exactly as it has it: the person is at the branch. Call it on a click alone. */
export function locateBranch(): Promise<{ lat: number; lng: number } | 'refused' | 'failed'> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('failed')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { enableHighAccuracy: true, timeout: 10_000 },
    )
  })
}
