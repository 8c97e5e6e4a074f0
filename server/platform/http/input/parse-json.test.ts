import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

const parse = (text: string) => parseJson(Buffer.from(text))

test('reads what JSON.parse reads, when no key comes twice', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5, noUnicodeString: false }), (text) => {
      fc.pre(!text.includes('__proto__'))
      expect(parse(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('a byte order mark is ignored', () => {
  expect(parse('\uFEFF{"a":1}')).toEqual({ a: 1 })
})

test('text in values may look like keys and brackets', () => {
  expect(parse(String.raw`{"a":"{\"a\":1, \"a\":2}","b":"\\"}`)).toEqual({ a: '{"a":1, "a":2}', b: '\\' })
})

test('the same key may stand in different objects', () => {
  expect(parse('[{"a":1},{"a":{"a":2}}]')).toEqual([{ a: 1 }, { a: { a: 2 } }])
})

test.each([
  ['nothing', ''],
  ['half an object', '{"a":'],
  ['a key that comes twice', '{"a":1,"a":2}'],
  ['a key that comes twice, once escaped', String.raw`{"a":1,"\u0061":2}`],
  ['a key that would reach the prototype', '{"__proto__":{"x":1}}'],
  ['a deep one that would', '{"a":[{"__proto__":1}]}'],
  ['a comment', '{"a":1/*x*/}'],
  ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000)],
])('refuses %s', (_what, text) => {
  expect(() => parse(text)).toThrow('request.malformed')
})

test('a body with the key __proto__ is refused and does not change the prototype of objects', () => {
  expect(() => parse('{"__proto__":{"polluted":1}}')).toThrow('request.malformed')
  expect('polluted' in {}).toBe(false)
})
