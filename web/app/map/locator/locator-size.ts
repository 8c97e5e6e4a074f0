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

/** The same around several places. */
export type PlacesDrawing = LocatorDrawing & {
  /** Where each of them is, in the order in which they were named; null for one that lies beyond the map. */
  marks: (MarkPoint | null)[]
}

export type MarkPoint = { x: number; y: number }
