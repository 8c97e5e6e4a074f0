import { afterEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, notSent, recallDraft, sendDraft } from './drafts.ts'

afterEach(() => void vi.unstubAllGlobals())

function stubStorage(stored = new Map<string, string>()) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return stored
}

test('typed text is restored until it is sent', () => {
  stubStorage()
  keepDraft('register', { firstName: 'سارة' })
  expect(recallDraft('register')).toEqual({ firstName: 'سارة' })
  dropDraft('register')
  expect(recallDraft('register')).toBeNull()
})

test('invalid storage is no draft', () => {
  stubStorage(new Map([['typed/draft/register', 'not JSON']]))
  expect(recallDraft('register')).toBeNull()
})

test('a closed storage loses the draft and nothing else', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('register', { firstName: 'سارة' })
  expect(recallDraft('register')).toBeNull()
  dropDraft('register')
})

test('a draft is deleted with the values that were sent, and with no others', async () => {
  stubStorage()
  keepDraft('branch', { name: 'العليا' })
  await sendDraft('branch', async () => notSent)
  await expect(sendDraft('branch', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(recallDraft('branch')).toEqual({ name: 'العليا' })
  await sendDraft('branch', async () => undefined)
  expect(recallDraft('branch')).toBeNull()
})
