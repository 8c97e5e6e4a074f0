import { phrases } from '@qareeb/content/ar/phrases/administration'
import { codes } from '@qareeb/content/ar/texts/codes'
import { expect, test } from 'vitest'
import { mails } from './mails.ts'
import { tasks } from './tasks.ts'

// The compiler keeps the keys of both languages equal.
const keys = Object.keys(phrases)

test('every background task has words for administrators', () => {
  expect(keys).toEqual(expect.arrayContaining(tasks.map(({ task }) => `doing.${task.name}`)))
})

test('every mail and text message has words for administrators', () => {
  const names = [...Object.keys(mails), ...Object.keys(codes)]
  expect(keys).toEqual(expect.arrayContaining(names.map((name) => `message.${name}`)))
})

test('removed tasks have no words', () => {
  const names = new Set(tasks.map(({ task }) => `doing.${task.name}`))
  expect(keys.filter((key) => key.startsWith('doing.') && !names.has(key))).toEqual([])
})
