import { beforeEach, expect, it, vi } from 'vitest'
import type * as prune from './prune.ts'

// Tests of the server share their modules (see vitest.config.ts), and with them the number of texts that there may be.
let prunerOf: typeof prune.prunerOf
beforeEach(async () => {
  vi.resetModules()
  ;({ prunerOf } = await import('./prune.ts'))
})

const whole = `select $4::text from list where ($1::text is null or (name = $1::text and ($2::float8 is null or size < $2::float8)))
  and ($3::boolean is not null and (is_open) or number = $5::integer)`

it('leaves out what is not asked, with what stands in it, and numbers the others anew', () => {
  const { text, values } = prunerOf('list', whole)([null, 2, null, 'what', 7])
  expect(text).toBe(`select $1::text from list where true
  and false`)
  expect(values).toEqual(['what'])
})

it('asks for what is asked without looking whether it is null', () => {
  const { text, values } = prunerOf('list', whole)(['name', null, true, 'what', 7])
  expect(text).toBe(`select $1::text from list where ((name = $2::text and true))
  and ((is_open) or number = $3::integer)`)
  expect(values).toEqual(['what', 'name', 7])
})

it('has one name for one text, and another for each choice', () => {
  const bind = prunerOf('list', whole)
  const named = [
    bind(['a', null, null, 'b', 1]),
    bind(['c', null, null, 'd', 2]),
    bind([null, null, null, 'b', 1]),
  ]
  expect(new Set(named.map(({ name }) => name)).size).toBe(2)
  expect(new Set(named.map(({ text }) => text)).size).toBe(2)
})

it('sends the whole text, which means the same, once there are too many choices', () => {
  const conditions = Array.from({ length: 9 }, (_, index) => `($${index + 1}::text is null or true)`)
  const bind = prunerOf('many', conditions.join(' and '))
  const sent = Array.from({ length: 512 }, (_, choice) =>
    bind(conditions.map((_condition, bit) => (choice & (1 << bit) ? 'asked' : null))),
  )
  const texts = new Set(sent.map(({ text }) => text))
  expect(texts.size).toBeLessThan(130)
  expect(sent.at(-1)).toMatchObject({ name: 'many', text: conditions.join(' and ') })
  expect(sent.at(-1)?.values).toHaveLength(9)
})
