import type { Locale } from '@qareeb/contract/locale'
import type { Place } from '@qareeb/reference/places'
import { shownName } from '@qareeb/reference/shown-name'
import type { Position } from '../basemap/basemap-geometry.ts'
import type { Size } from './project.ts'

/** A name on a drawing; `x` and `y` are its middle. */
export type Label = { text: string; x: number; y: number; isCity: boolean }

type Naming = {
  project: (position: Position) => Position
  locale: Locale
  frame: Size
  /** Whether a name there covers nothing that is marked. */
  isClear: (label: Label) => boolean
  /** Moves a name that the page would cut at an edge. */
  intoSight?: (label: Label) => Label
  /** A name with a fixed position; the other names keep clear of it. */
  first?: Label | undefined
  /** The view is so wide that large cities identify the place better than near towns. */
  isFar: boolean
  most: number
}

/** Names around the middle, the nearest or the largest first, none over another and none over what is marked. */
export function placeLabels(places: readonly Place[], naming: Naming): Label[] {
  const { isClear, isFar, most, frame, first } = naming
  const labels = labelsInside(places, naming)
  const shown = first ? [first] : []
  const isFree = (label: Label) =>
    isInside(label, frame) && isClear(label) && shown.every((other) => !overlap(label, other))
  for (const label of labels.filter(({ text }) => text !== first?.text)) {
    const spots = isFar && !isClear(label) ? besideMarks : [0]
    const free = spots.map((by) => ({ ...label, y: label.y + by })).find(isFree)
    if (free && shown.length < most) shown.push(free)
  }
  return shown
}

function labelsInside(places: readonly Place[], naming: Naming): Label[] {
  const { project, locale, frame, isFar, intoSight = (label: Label) => label } = naming
  const { width, height } = frame
  const fromCentre = ({ x, y }: Label) => Math.hypot(x - width / 2, y - height / 2)
  const labels = places
    .map((place): Label => {
      const [x, y] = project([place.lng, place.lat]).map(Math.round)
      return intoSight({
        text: shownName(place)[locale],
        x: x ?? 0,
        y: y ?? 0,
        isCity: place.kind === 'city',
      })
    })
    .filter((label) => isInside(label, frame))
  // Cities come the largest first as they are.
  return isFar ? labels : labels.toSorted((one, other) => fromCentre(one) - fromCentre(other))
}

function isInside(label: Label, { width, height }: Size): boolean {
  const room = Math.max(30, halfWidthOf(label) + 4)
  return label.x > room && label.x < width - room && label.y > 14 && label.y < height - 14
}

/** Pixels down to where a city that is marked may have its name: under its marks or above them, close by or not. */
const besideMarks = [23, -23, 36, -36]

const overlap = (one: Label, other: Label) =>
  Math.abs(one.y - other.y) < 22 && Math.abs(one.x - other.x) < halfWidthOf(one) + halfWidthOf(other) + 10

/** Letters are about 7.5 pixels wide on average in both scripts, and 9 in the larger names of cities. */
export const halfWidthOf = ({ text, isCity }: Pick<Label, 'text' | 'isCity'>): number =>
  text.length * (isCity ? 4.5 : 3.75)
