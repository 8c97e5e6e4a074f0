import { beforeEach, expect, it } from 'vitest'
import { findKeptUpload, forgetUpload, keepUpload } from './kept-upload.ts'

const values = new Map<string, string>()
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
}
const document = { id: '1', secret: 'a secret', name: 'سيرة.pdf', size: 10, scan: 'unscanned' } as const
const hours = 60 * 60_000

beforeEach(() => values.clear())

it('finds an upload again after a reload', () => {
  keepUpload(storage, 'register', document, 0)
  expect(findKeptUpload(storage, 'register', 22 * hours)).toEqual(document)
  expect(findKeptUpload(storage, 'other form', 0)).toBeUndefined()
})

it('does not offer what the server has forgotten', () => {
  keepUpload(storage, 'register', document, 0)
  expect(findKeptUpload(storage, 'register', 23 * hours)).toBeUndefined()
})

it('forgets what was used', () => {
  keepUpload(storage, 'register', document, 0)
  forgetUpload(storage, 'register')
  expect(findKeptUpload(storage, 'register', 1)).toBeUndefined()
})
