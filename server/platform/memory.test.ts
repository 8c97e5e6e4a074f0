import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'

const sizeOf = (value: string) => value.length
const thousand = 'x'.repeat(1_000)

test('gives back what was kept', () => {
  const memory = createMemory<string>(10_000, sizeOf)
  memory.set('a', 'one')
  expect(memory.get('a')).toBe('one')
  expect(memory.get('b')).toBeUndefined()
})

test('forgets what was used longest ago when it is full', () => {
  const memory = createMemory<string>(3_500, sizeOf)
  for (const key of ['a', 'b', 'c']) memory.set(key, thousand)
  memory.get('a')
  memory.set('d', thousand)

  expect(memory.get('b')).toBeUndefined()
  expect(memory.get('a')).toBe(thousand)
  expect(memory.get('d')).toBe(thousand)
})

test('a value in place of another takes only its own room', () => {
  const memory = createMemory<string>(2_500, sizeOf)
  memory.set('other', 'kept')
  for (let round = 0; round < 10; round += 1) memory.set('a', thousand)
  expect(memory.get('other')).toBe('kept')
})

test('a value larger than the whole memory is not stored', () => {
  const memory = createMemory<string>(500, sizeOf)
  memory.set('a', thousand)
  expect(memory.get('a')).toBeUndefined()
})
