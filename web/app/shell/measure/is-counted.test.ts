import { expect, test } from 'vitest'
import { isCounted } from './is-counted.ts'

test('views of everybody except platform administrators are counted', () => {
  expect(isCounted(null)).toBe(true)
  expect(isCounted({ user: null })).toBe(true)
  expect(isCounted({ user: { userType: 'employer' } })).toBe(true)
  expect(isCounted({ user: { userType: 'job-seeker' } })).toBe(true)
  expect(isCounted({ user: { userType: 'admin' } })).toBe(false)
})
