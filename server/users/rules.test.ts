import { expect, test } from 'vitest'
import { refusalOfBecomingEmployer } from './rules.ts'

test('a job seeker may become an employer, nobody else', () => {
  expect(refusalOfBecomingEmployer('job-seeker')).toBeUndefined()
  expect(refusalOfBecomingEmployer('employer')).toBe('user.alreadyEmployer')
  expect(refusalOfBecomingEmployer('admin')).toBe('request.forbidden')
  expect(refusalOfBecomingEmployer(null)).toBe('request.forbidden')
})
