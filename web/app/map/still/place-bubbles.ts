import type { Locale } from '@qareeb/contract/locale'
import type { Pixel } from '../drawing/project.ts'
import { type Box, isOver, joinOverlapping } from '../marks/join-overlapping.ts'
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

/** Pixels between two bubbles. */
const gap = 6
const pillHeight = 64

/** Width of a bubble on a still map. */
export const stillBubble = (count: number): number => (count < 10 ? 32 : count < 100 ? 36 : 40)

/**
 * Bubbles where the narrowest page shows them whole: those of locations beyond the strip stand at its edge, none lies
 * under a button, and those that would cover each other are one. Their counts add up to all locations.
 */
export function placeBubbles(found: readonly Bubble[], locale: Locale): Bubble[] {
  const outOfPills = (bubble: Bubble) =>
    sides.reduce((moved, side) => outOfPill(moved, side, pillWidths[locale][side]), bubble)
  const move = (bubble: Bubble) => boxed(outOfPills(intoStrip(bubble)))
  const join = (one: Bubble, other: Bubble) => move(joined(one, other))
  const marks = found.toSorted((one, other) => other.count - one.count).map(move)
  return joinOverlapping(marks, join, gap)
}

function boxed(bubble: Bubble): BoxedBubble {
  const size = stillBubble(bubble.count)
  return { ...bubble, width: size, height: size }
}

function intoStrip(bubble: Bubble): Bubble {
  const { width, height } = stillSize
  const radius = stillBubble(bubble.count) / 2 + 4
  const halfWidth = narrowest / 2 - radius
  return {
    ...bubble,
    x: Math.max(width / 2 - halfWidth, Math.min(width / 2 + halfWidth, bubble.x)),
    y: Math.max(radius, Math.min(height - radius, bubble.y)),
  }
}

function outOfPill(bubble: Bubble, side: Side, pillWidth: number): Bubble {
  const { width, height } = stillSize
  const edge = side === 'left' ? (width - narrowest + pillWidth) / 2 : (width + narrowest - pillWidth) / 2
  const covered = { x: edge, y: height - pillHeight / 2, width: pillWidth, height: pillHeight }
  if (!isOver(boxed(bubble), covered)) return bubble
  return { ...bubble, y: height - pillHeight - stillBubble(bubble.count) / 2 - 1 }
}

function joined(one: Bubble, other: Bubble): Bubble {
  const count = one.count + other.count
  const mean = (axis: 'x' | 'y') => (one[axis] * one.count + other[axis] * other.count) / count
  return { count, x: mean('x'), y: mean('y'), isAbout: one.isAbout || other.isAbout }
}
