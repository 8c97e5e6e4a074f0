import type { Locale } from '@qareeb/contract/locale'
import type { Pixel } from '../drawing/project.ts'
import { freePlace, isFreeIn } from '../marks/free-place.ts'
import { type Box, isOver, joinOverlapping } from '../marks/join-overlapping.ts'
import { ontoLand } from '../marks/onto-land.ts'
import { narrowest, stillSize } from './still-size.ts'

export type Bubble = Pixel & { count: number; isAbout: boolean }
type BoxedBubble = Bubble & Box

/** Widths of the buttons "how far from me" and "open map" with their margins, at whose side they lie. */
const pillWidths: Record<Locale, Record<Side, number>> = {
  ar: { right: 156, left: 156 },
  en: { left: 196, right: 156 },
}
const sides = ['left', 'right'] as const
type Side = (typeof sides)[number]

/** Pixels between two bubbles, and between one and the edge: its rim of 3, the border of the strip, and some more. */
const gap = 6
const rim = 8
const pillHeight = 64

/** Width of a bubble on a still map. */
export const stillBubble = (count: number): number => (count < 10 ? 32 : count < 100 ? 36 : 40)

/** The dot of the reader's own place, which the page lays over the middle of a circle. */
export const dot: Box = { x: stillSize.width / 2, y: stillSize.height / 2, width: 20, height: 20 }

/** The part of the picture in which the narrowest page shows a bubble with its rim. */
const strip: Box = { ...dot, width: narrowest - 2 * rim, height: stillSize.height - 2 * rim }

type Strip = { locale: Locale; hasCircle: boolean; isInSea: (place: Pixel) => boolean }

/**
 * Bubbles where the narrowest page shows them whole: those of locations beyond the strip stand at its edge, none lies
 * under a button or the reader's dot or in the sea, and those that would cover each other are one. Their counts add up to
 * all locations.
 */
export function placeBubbles(found: readonly Bubble[], { locale, hasCircle, isInSea }: Strip): BoxedBubble[] {
  const pills = pillsIn(locale)
  const room = { frame: { ...dot, ...stillSize }, covers: hasCircle ? [...pills, dot] : pills }
  const isFree = (mark: Box) => isFreeIn({ frame: strip, covers: room.covers }, mark)
  const move = (bubble: Bubble) =>
    ontoLand(freePlace(boxed(pills.reduce(abovePill, intoStrip(bubble))), room), { isInSea, isFree })
  const join = (one: Bubble, other: Bubble) => move(joined(one, other))
  const marks = found.toSorted((one, other) => other.count - one.count).map(move)
  return joinOverlapping(marks, join, gap)
}

function boxed(bubble: Bubble): BoxedBubble {
  const size = stillBubble(bubble.count)
  return { ...bubble, width: size, height: size }
}

function intoStrip(bubble: Bubble): Bubble {
  const size = stillBubble(bubble.count)
  const [right, down] = [(strip.width - size) / 2, (strip.height - size) / 2]
  return {
    ...bubble,
    x: Math.max(strip.x - right, Math.min(strip.x + right, bubble.x)),
    y: Math.max(strip.y - down, Math.min(strip.y + down, bubble.y)),
  }
}

/** The parts of the picture that a button covers on one page or another: from its end on the narrowest one outwards. */
export const pillsIn = (locale: Locale): Box[] =>
  sides.map((side) => {
    const width = (stillSize.width - narrowest) / 2 + pillWidths[locale][side]
    const x = side === 'left' ? width / 2 : stillSize.width - width / 2
    return { x, y: stillSize.height - pillHeight / 2, width, height: pillHeight }
  })

const abovePill = (bubble: Bubble, pill: Box): Bubble =>
  isOver(boxed(bubble), pill)
    ? { ...bubble, y: pill.y - pill.height / 2 - stillBubble(bubble.count) / 2 - 1 }
    : bubble

function joined(one: Bubble, other: Bubble): Bubble {
  const count = one.count + other.count
  const mean = (axis: 'x' | 'y') => (one[axis] * one.count + other[axis] * other.count) / count
  return { count, x: mean('x'), y: mean('y'), isAbout: one.isAbout || other.isAbout }
}
