import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/', '/profile', '/en/search?q=nurse&city=jeddah', '/job/محاسب#map', '/%09/evil.example'])(
  '%s is a path of this site',
  (path) => {
    expect(decodeURI(safePath(path) ?? '')).toBe(decodeURI(path))
  },
)

test.each([
  null,
  undefined,
  '',
  'profile',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'https:evil.example',
  'https://evil.example/profile',
  'javascript:alert(1)',
  ' /profile',
  '\\\\evil.example',
  '/profile/..//evil.example',
  '/%2e%2e//evil.example',
])('%s leads elsewhere', (path) => {
  expect(safePath(path)).toBeNull()
})

test.each(['/login', '/en/login?returnTo=/', '/register', '/en/register/google', '/reset-password?token=x'])(
  '%s would only lead back',
  (path) => {
    expect(safePath(path)).toBeNull()
  },
)
