import { expect, test } from 'vitest'
import { isRecent } from '../ground/recent-sign-in.ts'
import { judgeRefresh, refusalOfBecomingEmployer } from './rules.ts'

const refreshedAt = new Date('2026-11-21T10:00:00Z')
const after = (seconds: number) => new Date(refreshedAt.getTime() + seconds * 1_000)

test.each([
  ['the present credential', 5, 1, { kind: 'renewed', generation: 6 }],
  ['the one before, a moment later', 4, 59, { kind: 'repeated' }],
  ['the one before, whose answer was lost', 4, 60, { kind: 'renewed', generation: 7 }],
  ['an older one', 3, 1, { kind: 'reused' }],
  ['one that was never given', 6, 1, { kind: 'reused' }],
] as const)('%s', (_which, presented, seconds, verdict) => {
  expect(judgeRefresh({ presented, present: 5, refreshedAt, now: after(seconds) })).toEqual(verdict)
})

test('a sign-in is recent for five minutes', () => {
  expect([299, 300].map((seconds) => isRecent(refreshedAt, after(seconds)))).toEqual([true, false])
})

test('a job seeker may become an employer, other types may not', () => {
  expect(refusalOfBecomingEmployer('job-seeker')).toBeUndefined()
  expect(refusalOfBecomingEmployer('employer')).toBe('user.alreadyEmployer')
  expect(refusalOfBecomingEmployer('admin')).toBe('request.forbidden')
  expect(refusalOfBecomingEmployer(null)).toBe('request.forbidden')
})
