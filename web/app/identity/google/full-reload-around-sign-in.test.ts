import { expect, test } from 'vitest'
import { isCrossing } from './full-reload-around-sign-in.ts'

test.each([
  ['/', '/login'],
  ['/en/job/driver', '/en/register'],
  ['/login', '/'],
  ['/en/register/google', '/en/dashboard'],
  ['/admin/companies', '/login'],
  [undefined, '/en/login'],
])('navigation from %s to %s takes another document', (from, to) => {
  expect(isCrossing(from, to)).toBe(true)
})

test.each([
  ['/', '/search'],
  ['/dashboard', '/admin'],
  ['/login', '/en/login'],
  ['/login', '/register'],
  ['/register', '/register/google'],
  ['/forgot-password', '/reset-password'],
  [undefined, '/dashboard'],
  [undefined, '/register/google'],
])('navigation from %s to %s does not', (from, to) => {
  expect(isCrossing(from, to)).toBe(false)
})
