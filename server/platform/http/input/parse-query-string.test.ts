import { expect, test } from 'vitest'
import { parseQueryString } from './parse-query-string.ts'

test('takes names and values apart and decodes them', () => {
  const { values, issues } = parseQueryString('q=%D9%85%D8%AD%D8%A7%D8%B3%D8%A8+1&city=riyadh&empty=&bare')
  expect({ ...values }).toEqual({ q: 'محاسب 1', city: 'riyadh', empty: '', bare: '' })
  expect(issues).toEqual([])
})

test('an empty query string holds nothing', () => {
  expect(parseQueryString('')).toEqual({ values: Object.create(null), issues: [] })
})

test.each([
  ['q=a&q=b', 'q', 'repeated'],
  ['q=%ff', 'q', 'invalid'],
  ['q=%C0%AF', 'q', 'invalid'],
  ['q=%', 'q', 'invalid'],
  ['__proto__=x', '__proto__', 'unknownField'],
])('tells what is wrong with %s', (text, path, problem) => {
  expect(parseQueryString(text).issues).toEqual([{ path, problem }])
})

test('a name from the prototype of objects is a name like any other', () => {
  const { values, issues } = parseQueryString('constructor=1&toString=2')
  expect(Object.keys(values)).toEqual(['constructor', 'toString'])
  expect(issues).toEqual([])
})

test('takes no more parameters than the limit', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `p${index}=1`).join('&')
  expect(Object.keys(parseQueryString(many).values).length).toBeLessThan(100)
})
