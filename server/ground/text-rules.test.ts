import { expect, test } from 'vitest'
import { cleanName, cleanNames, cleanText, problemsOfLength } from './text-rules.ts'

test.each([
  ['  Sara\n Ali ', 'Sara Ali'],
  ['cv\u202Egpj.exe', 'cv gpj.exe'],
  ['\u2066سارة\u2069', 'سارة'],
  ['\u200F\u200B', ''],
  // Joiners belong to the spelling of Persian, Kurdish and Urdu names.
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
])('the name %j is kept as %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept)
})

test('a name in one language gets no second language', () => {
  expect(cleanNames({ ar: null, en: ' Oasis  Group' })).toEqual({ ar: null, en: 'Oasis Group' })
})

test('a text keeps its lines and loses what cannot be seen', () => {
  expect(cleanText(' محاسب\r\nخبرة 5 سنوات\u0007\u202E ')).toBe('محاسب\nخبرة 5 سنوات')
})

test('the error of a length names the bound that it crosses', () => {
  const problemsOf = (text: string) => problemsOfLength('name.ar', text, { min: 2, max: 3 })
  expect(problemsOf('a')).toEqual([{ path: 'name.ar', problem: 'tooShort', limit: 2 }])
  expect([problemsOf('ab'), problemsOf('abc')]).toEqual([[], []])
  expect(problemsOf('abcd')).toEqual([{ path: 'name.ar', problem: 'tooLong', limit: 3 }])
})
