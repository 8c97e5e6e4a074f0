import { expect, test } from 'vitest'
import { placeCard } from './place-card.ts'

/** The map of a phone of 390 by 844 pixels. */
const frame = { width: 390, height: 668 }
const pin = (x: number, y: number, dot: { x: number; y: number } | null = null) =>
  placeCard({ kind: 'pin', at: { x, y }, dot, frame })

test('a pin with room for its card stays where it is', () => {
  expect(pin(195, 400)).toEqual({ at: { x: 195, y: 400 }, anchor: 'bottom' })
})

test.each([
  ['a corner at the top', 10, 10],
  ['a corner at the bottom', 380, 660],
])('the card of a pin in %s stands whole, above the buttons', (_, x, y) => {
  const { at } = pin(x, y)
  expect(at.x - 158).toBeGreaterThanOrEqual(0)
  expect(at.x + 158).toBeLessThanOrEqual(frame.width)
  expect(at.y - 30 - 199).toBeGreaterThanOrEqual(0)
  expect(at.y - 30).toBeLessThanOrEqual(frame.height - 204)
})

test('the card of a place with many ads leaves the search of this area and its choice free', () => {
  const { at } = placeCard({ kind: 'spot', at: { x: 174, y: 200 }, dot: null, frame })
  expect(at.y - 30 - (48 + 192 + 33)).toBeGreaterThanOrEqual(108)
})

test('the card stands below its pin where it would cover the dot of the reader above that', () => {
  const dot = { x: 200, y: 240 }
  const { at, anchor } = pin(195, 330, dot)
  expect(anchor).toBe('top')
  const shown = { x: dot.x + at.x - 195, y: dot.y + at.y - 330 }
  expect(shown.y).toBeGreaterThan(0)
  expect(at.y + 30 + 199).toBeLessThanOrEqual(frame.height - 204)
})

test.each([
  ['below', { x: 195, y: 380 }],
  ['beside', { x: 15, y: 300 }],
])('the card stays above its pin with the dot %s', (_, dot) => {
  expect(pin(195, 350, dot).anchor).toBe('bottom')
})

test('the card stands above its pin where no side shows the dot, or a low map has no room below', () => {
  expect(pin(195, 600, { x: 195, y: -400 }).anchor).toBe('bottom')
  const low = placeCard({
    kind: 'spot',
    at: { x: 160, y: 200 },
    dot: { x: 160, y: 120 },
    frame: { width: 320, height: 392 },
  })
  expect(low.anchor).toBe('bottom')
  expect(low.at.y).toBeLessThanOrEqual(392 - 186)
})
