import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearTabData } from '../session/clear-tab-data.ts'
import { findKeptUpload, forgetUpload, keepUpload } from './kept-upload.ts'

const document = { id: '1', secret: 'a secret', name: 'سيرة.pdf', size: 10, scan: 'unscanned' } as const
const hours = 60 * 60_000

/** Storage as browsers have it: stored values are properties of its own. */
class TestStorage {
  [key: string]: unknown
}
Object.defineProperties(TestStorage.prototype, {
  getItem: {
    value(this: TestStorage, key: string) {
      return this[key] ?? null
    },
  },
  setItem: {
    value(this: TestStorage, key: string, value: string) {
      this[key] = value
    },
  },
  removeItem: {
    value(this: TestStorage, key: string) {
      delete this[key]
    },
  },
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', new TestStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('finds an upload again after a reload', () => {
  keepUpload('register', document)
  vi.advanceTimersByTime(22 * hours)
  expect(findKeptUpload('register')).toEqual(document)
  expect(findKeptUpload('other form')).toBeUndefined()
})

it('does not offer an upload that the server has deleted', () => {
  keepUpload('register', document)
  vi.advanceTimersByTime(23 * hours)
  expect(findKeptUpload('register')).toBeUndefined()
})

it('removes used uploads, and all at a sign-out', () => {
  for (const form of ['register', 'profile', 'other']) keepUpload(form, document)
  forgetUpload('register')
  expect(['register', 'profile'].map((form) => findKeptUpload(form)?.id)).toEqual([undefined, '1'])
  clearTabData()
  expect(['profile', 'other'].map(findKeptUpload)).toEqual([undefined, undefined])
})

it('works without storage where the browser has none', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepUpload('register', document)
  clearTabData()
  expect(findKeptUpload('register')).toBeUndefined()
})
