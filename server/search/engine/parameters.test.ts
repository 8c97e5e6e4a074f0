import { beforeEach, expect, it, vi } from 'vitest'
import { Parameters } from './parameters.ts'
import type * as statement from './statement.ts'

// Tests of the server share their modules (see vitest.config.ts), and with them the number of texts that have names.
let prepared: typeof statement.prepared
let preparedCount: typeof statement.preparedCount
beforeEach(async () => {
  vi.resetModules()
  ;({ prepared, preparedCount } = await import('./statement.ts'))
})

it('a name has one value, and each value has its own placeholder', () => {
  const parameters = new Parameters()
  expect(parameters.add('south', 'float8', 24)).toBe('$1::float8')
  expect(parameters.add('verified', 'boolean', true)).toBe('$2::boolean')
  expect(parameters.add('south', 'float8', 24)).toBe('$1::float8')
  expect(parameters.values).toEqual([24, true])
})

it('one text has one name, another text has another name', () => {
  const statements = ['select 1', 'select 2', 'select 1'].map((text) => prepared('test', text, []))
  expect(statements[0]?.name).toBe(statements[2]?.name)
  expect(statements[0]?.name).not.toBe(statements[1]?.name)
})

it('a list and a count of one kind have names of their own', () => {
  expect(prepared('test', 'select 1', []).name).not.toBe(preparedCount('test', 'select 2', []).name)
})

it('texts beyond the bound are sent without a name, and leave those of counts theirs', () => {
  const statements = Array.from({ length: 400 }, (_, index) => prepared('test', `select ${index}`, []))
  expect(statements.filter(({ name }) => name !== undefined).length).toBeLessThanOrEqual(200)
  expect(statements.at(-1)).toEqual({ text: 'select 399', values: [] })
  expect(preparedCount('test', 'select 400', []).name).toBeDefined()
})
