import { expect, test } from 'vitest'
import { stateAcrossAds } from './state-badge.tsx'

const application = { state: 'new', withdrawnAt: null, isToldOfEnd: true } as const

test.each([
  [{}, 'ended'],
  [{ isToldOfEnd: false }, 'new'],
  [{ state: 'in-progress' }, 'in-progress'],
  [{ withdrawnAt: '2026-11-21T09:00:00.000Z' }, 'withdrawn'],
] as const)('an application with %j shows as %s', (changes, state) => {
  expect(stateAcrossAds({ ...application, ...changes })).toBe(state)
})
