import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

const sizeOf = (value: string) => value.length
const thousand = 'x'.repeat(1_000)

test('gives back what was kept', () => {
  const memory = createLruCache<string>(10_000, sizeOf)
  memory.set('a', 'one')
  expect(memory.get('a')).toBe('one')
  expect(memory.get('b')).toBeUndefined()
})

test('drops the least recently used when it is full', () => {
  const memory = createLruCache<string>(3_500, sizeOf)
  for (const key of ['a', 'b', 'c']) memory.set(key, thousand)
  memory.get('a')
  memory.set('d', thousand)

  expect(memory.get('b')).toBeUndefined()
  expect(memory.get('a')).toBe(thousand)
  expect(memory.get('d')).toBe(thousand)
})

test('replacing a value frees the room of the old one', () => {
  const memory = createLruCache<string>(2_500, sizeOf)
  memory.set('other', 'kept')
  for (let round = 0; round < 10; round += 1) memory.set('a', thousand)
  expect(memory.get('other')).toBe('kept')
})

test('a value larger than the whole is not kept', () => {
  const memory = createLruCache<string>(500, sizeOf)
  memory.set('a', thousand)
  expect(memory.get('a')).toBeUndefined()
})
