import { expect, test } from 'vitest'
import { pathsIn } from '../../paths.ts'
import { homeOf } from './home-of.ts'

test.each([
  ['job-seeker', '/en'],
  ['employer', '/en/dashboard'],
  ['admin', '/en/admin'],
] as const)('leads a %s to %s', (userType, path) => {
  expect(homeOf({ userType }, pathsIn('en'))).toBe(path)
})

test('an unknown person is led to the home page', () => {
  expect(homeOf(null, pathsIn('ar'))).toBe('/')
})
