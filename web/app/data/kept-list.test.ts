import { beforeEach, expect, test, vi } from 'vitest'
import { keepList, recallList } from './kept-list.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const list = {
  pages: [
    { items: [{ id: 'a' }], next: 'after-a' },
    { items: [{ id: 'b' }], next: null },
  ],
  pageParams: [undefined, 'after-a'],
}
const driving = 'ads of drivers'

test('the loaded pages of an entry of the history come back as they were', () => {
  keepList('entry', driving, list)
  expect(recallList('entry', driving)).toEqual(list)
})

test('kept pages come back only to the same list at the same entry of the history', () => {
  keepList('entry', driving, list)
  expect(recallList('entry', 'ads of nurses')).toBeUndefined()
  expect(recallList('other', driving)).toBeUndefined()
})

test('a list that is too long for the storage is not kept', () => {
  const items = Array.from({ length: 201 }, (_, at) => ({ id: `${at}` }))
  keepList('entry', driving, { pages: [{ items, next: null }], pageParams: [undefined] })
  expect(recallList('entry', driving)).toBeUndefined()
})
