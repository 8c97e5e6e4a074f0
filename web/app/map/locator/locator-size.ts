import type { Locale } from '@qareeb/contract/locale'
import type { Label } from '../drawing/place-labels.ts'

/** Pixels of the frame of a locator map. */
export const locatorSize = { width: 400, height: 240 }

/** The result of `drawLocator` around a point: SVG paths and names in pixels of the frame. */
export type LocatorDrawing = {
  lat: number
  lng: number
  locale: Locale
  sea: string
  districts: { path: string; tint: number }[]
  labels: Label[]
}

/** A locator drawing with a mark for each of several locations. */
export type LocationsDrawing = LocatorDrawing & {
  /** The mark of each location, in their order; null for a location outside of the map. */
  marks: (MarkPoint | null)[]
}

export type MarkPoint = { x: number; y: number }
