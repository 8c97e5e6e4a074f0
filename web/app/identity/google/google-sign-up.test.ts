import { afterEach, expect, test, vi } from 'vitest'
import { keepChosenType, readGoogleSignUp, takeChosenType } from './google-sign-up.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the chosen type comes back from Google in the same window, once', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  keepChosenType('company')
  expect([takeChosenType(), takeChosenType()]).toEqual(['company', null])
  keepChosenType('personal')
  keepChosenType(null)
  expect(takeChosenType()).toBeNull()
})

test('without storage the person is asked once more', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepChosenType('company')
  expect(takeChosenType()).toBeNull()
})

test('state of another page in the history is no sign-up', () => {
  expect(readGoogleSignUp({ from: '/search' })).toBeNull()
})
