/** Whether the device gives the position without asking the reader; false where that is unknown. */
export const isPositionGranted = (): Promise<boolean> =>
  Promise.resolve(navigator.permissions?.query({ name: 'geolocation' })).then(
    (permission) => permission?.state === 'granted',
    () => false,
  )
