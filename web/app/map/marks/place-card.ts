import type { Pixel, Size } from '../drawing/project.ts'

/** The card of one ad, or of all ads of one place. */
export type CardKind = 'pin' | 'spot'

/** Pixels of a card on a phone. One ad has up to two lines of facts; several ads scroll, between a headline and a foot. */
const cardWidth = 316
const cardHeights: Record<CardKind, number> = { pin: 199, spot: 274 }
/** Pixels between a place and its card, over a pin and the tip of the card. */
const away = 30
/** Pixels at the edges: "search this area" with its choice, the buttons, and some at either side. */
const edges = { top: 108, bottom: 216, side: 16 }
/** Half of the reader's dot, and of a pin. */
const [dotRadius, pinRadius] = [12, 20]

type Wanted = {
  kind: CardKind
  /** Where the pressed place stands, and the reader's dot. */
  at: Pixel
  dot: Pixel | null
  frame: Size
}

/** Where a place stands on a phone's map, and on which of its sides its card ends there: `bottom` is a card above it. */
export type CardPlace = { at: Pixel; anchor: 'bottom' | 'top' }

/**
 * Moves a pressed place as little as shows its card whole above it and above the buttons; below it where the card would
 * else cover the reader's dot.
 */
export function placeCard({ kind, at, dot, frame }: Wanted): CardPlace {
  const height = cardHeights[kind]
  const lowest = frame.height - edges.bottom
  const x = limited(at.x, edges.side + cardWidth / 2, frame.width - edges.side - cardWidth / 2)
  const standing = (anchor: CardPlace['anchor'], y: number) => {
    const middle = anchor === 'bottom' ? y - away - height / 2 : y + away + height / 2
    const seen = dot && { x: dot.x + x - at.x, y: dot.y + y - at.y }
    const covers =
      seen !== null &&
      Math.abs(seen.x - x) < cardWidth / 2 + dotRadius &&
      Math.abs(seen.y - middle) < height / 2 + dotRadius
    return { place: { at: { x, y }, anchor }, showsDot: seen === null || (!covers && isInside(seen, frame)) }
  }
  const above = standing('bottom', limited(at.y, edges.top + height + away, lowest + away))
  const mostBelow = lowest - away - height
  if (above.showsDot || mostBelow < edges.top + pinRadius) return above.place
  const below = standing('top', limited(at.y, edges.top + pinRadius, mostBelow))
  return below.showsDot ? below.place : above.place
}

const isInside = ({ x, y }: Pixel, { width, height }: Size) =>
  x > dotRadius && x < width - dotRadius && y > dotRadius && y < height - dotRadius

/** On a map that is too small for both limits the greater one counts. */
const limited = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
