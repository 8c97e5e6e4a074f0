import { expect, test } from 'vitest'
import { bytesKept, largeAnswer } from '../../testing/files/bytes-kept.ts'
import { createAnswers } from './answers.ts'

let moment = new Date('2026-11-21T10:00:00Z')
const open = () => createAnswers({ maxBytes: 100_000, now: () => moment })

/** A request with a counter of its computations. */
function question(cacheSeconds: number) {
  let made = 0
  const make = async () => Buffer.from(`answer ${(made += 1)}`)
  return { key: '/api/v1/thing', cacheSeconds, make }
}

test('two hundred equal requests at once are computed once', async () => {
  const answers = open()
  const asked = question(0)
  const all = await Promise.all(Array.from({ length: 200 }, () => answers.find(asked)))
  expect(new Set(all.map(({ body }) => String(body)))).toEqual(new Set(['answer 1']))
})

test('a later request is computed again', async () => {
  const answers = open()
  const asked = question(0)
  await answers.find(asked)
  expect(String((await answers.find(asked)).body)).toBe('answer 2')
})

test('a cached answer is given until it expires', async () => {
  const answers = open()
  const asked = question(60)
  await answers.find(asked)
  moment = new Date('2026-11-21T10:00:59Z')
  expect(String((await answers.find(asked)).body)).toBe('answer 1')
  moment = new Date('2026-11-21T10:01:00Z')
  expect(String((await answers.find(asked)).body)).toBe('answer 2')
})

test('all callers of a failed answer get the failure, and it is not cached', async () => {
  const answers = open()
  const fails = { ...question(60), make: () => Promise.reject(new Error('the database is away')) }
  const both = await Promise.allSettled([answers.find(fails), answers.find(fails)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(String((await answers.find(question(60))).body)).toBe('answer 1')
})

test('caches no answer for zero seconds', async () => {
  const answers = open()
  let asked = 0
  const make = async () => Object.assign(Buffer.from('answer'), { large: await largeAnswer() })
  const find = () => answers.find({ key: `/api/v1/thing?no=${(asked += 1)}`, cacheSeconds: 0, make })
  expect(await bytesKept(find)).toBeLessThan(1_000_000)
})
