import { expect, test } from 'vitest'
import { cleanName, cleanText, refusalOfBecomingEmployer } from './rules.ts'

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

test('a text keeps its lines and loses what cannot be seen', () => {
  expect(cleanText(' محاسب\r\nخبرة 5 سنوات\u0007\u202E ')).toBe('محاسب\nخبرة 5 سنوات')
})

test('a job seeker may become an employer, nobody else', () => {
  expect(refusalOfBecomingEmployer('job-seeker')).toBeUndefined()
  expect(refusalOfBecomingEmployer('employer')).toBe('user.alreadyEmployer')
  expect(refusalOfBecomingEmployer('admin')).toBe('request.forbidden')
  expect(refusalOfBecomingEmployer(null)).toBe('request.forbidden')
})
