import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepTiles, tilesOver, tileTokens } from './tiles.ts'

const bounds = fc
  .record({
    south: fc.double({ min: 16, max: 32, noNaN: true }),
    west: fc.double({ min: 34, max: 55, noNaN: true }),
    height: fc.double({ min: 0.001, max: 3, noNaN: true }),
    width: fc.double({ min: 0.001, max: 3, noNaN: true }),
  })
  .map(({ south, west, height, width }) => ({ south, west, north: south + height, east: west + width }))

it('adds up by numbers what adding up by tokens gives', () => {
  fc.assert(
    fc.property(bounds, fc.integer({ min: 1, max: 3 }), (area, everyNth) => {
      const tiles = tilesOver(area)
      if (!tiles) return
      const tokens = tileTokens(tiles)
      const known = new Map(
        tokens
          .filter((_, index) => index % everyNth === 0)
          .map((token, index) => [token, index + 1] as const),
      )
      const expected = tokens.reduce((sum, token) => sum + (known.get(token) ?? 0.5), 0)

      expect(keepTiles([...known, ['c=a', 9], ['word', 9]])(tiles, 0.5)).toBeCloseTo(expected)
    }),
  )
})
