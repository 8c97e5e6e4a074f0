/** The position of the map for each city on the home page; coordinates and zooms as specified. */
export const cityPresets = {
  riyadh: { lat: 24.774265, lng: 46.738586, zoom: 10 },
  jeddah: { lat: 21.4858, lng: 39.1925, zoom: 10 },
  mecca: { lat: 21.3891, lng: 39.8579, zoom: 12 },
  medina: { lat: 24.5247, lng: 39.5692, zoom: 12 },
  dammam: { lat: 26.4207, lng: 50.0888, zoom: 12 },
} as const

export type PresetCity = keyof typeof cityPresets

export const defaultCity: PresetCity = 'riyadh'

/** Zoom of the search page when a position comes without one. */
export const defaultZoom = 14
