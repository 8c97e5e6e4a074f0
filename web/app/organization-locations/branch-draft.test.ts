import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from '../forms/drafts.ts'
import { draftOf, findUnfinished } from './branch-draft.ts'
import { typedOf } from './branch-schema.ts'
import { olaya } from './testing-branches.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('no draft is kept of a text that is empty or already saved', () => {
  expect(findUnfinished([olaya])).toBeUndefined()
  keepDraft(draftOf(null), typedOf(null))
  keepDraft(draftOf(olaya), { ...typedOf(olaya), version: 6 })
  expect(findUnfinished([olaya])).toBeUndefined()
})

test('a new branch waits before an edited one', () => {
  keepDraft(draftOf(olaya), { ...typedOf(olaya), lat: '24.7' })
  expect(findUnfinished([olaya])).toBe(olaya)
  keepDraft(draftOf(null), { ...typedOf(null), name: { ar: '', en: 'Jeddah' } })
  expect(findUnfinished([olaya])).toBeNull()
})
