import { expect, test } from 'vitest'
import { delayBeforeRenewal } from './renewal-delay.ts'

const seconds = (count: number) => count * 1000

test('a token is renewed five minutes before it ends', () => {
  expect(delayBeforeRenewal(900, 0)).toBe(seconds(600))
})

test('a token that is due waits at least half a minute, for any clock of the device', () => {
  expect(delayBeforeRenewal(200, 0)).toBe(seconds(30))
  expect(delayBeforeRenewal(-100_000, 0)).toBe(seconds(30))
})

test('failures wait 30 seconds, then twice as long each time, up to 16 minutes', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 60].map((failures) => delayBeforeRenewal(200, failures))
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960].map(seconds))
})
