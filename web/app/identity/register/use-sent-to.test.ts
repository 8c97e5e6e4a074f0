import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from '../../forms/drafts.ts'
import { readSentTo } from './use-sent-to.ts'

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a reload finds the address that a sign-up was sent for', () => {
  expect(readSentTo()).toBeNull()
  keepDraft('register-sent', { email: 'sara@qareeb.example' })
  expect(readSentTo()).toBe('sara@qareeb.example')
})
