import { expect, test } from 'vitest'
import { secondsLeft } from './token-time.ts'

const tokenWith = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

const noon = Date.parse('2026-11-21T12:00:00Z')

test('the remaining time of a token is read from it', () => {
  expect(secondsLeft(tokenWith({ exp: noon / 1000 + 900, name: 'سارة؟' }), noon)).toBe(900)
  expect(secondsLeft(tokenWith({ exp: noon / 1000 - 5 }), noon)).toBe(-5)
})

test.each(['', 'no token', 'a.b.c', tokenWith({}), tokenWith({ exp: 'soon' }), tokenWith(null)])(
  'text that is no token has ended: %s',
  (token) => {
    expect(secondsLeft(token, noon)).toBeLessThan(0)
  },
)
