import { expect, test } from 'vitest'
import { hasDefaults, sectionsOf } from './sections-of.ts'

const empty = { description: '', file: null }

test('a job seeker sees the defaults of applications, and the way to a company account', () => {
  expect(hasDefaults({ userType: 'job-seeker', ...empty })).toBe(true)
  expect(sectionsOf({ userType: 'job-seeker' }, true)).toEqual(
    expect.arrayContaining(['application', 'employer', 'delete']),
  )
})

test('a company account sees stored defaults, which are still sent with applications, and none else', () => {
  const userType = 'employer'
  expect(hasDefaults({ userType, ...empty })).toBe(false)
  expect(hasDefaults({ userType, ...empty, description: 'I audit.' })).toBe(true)
  expect(hasDefaults({ userType, ...empty, file: { name: 'CV.pdf' } })).toBe(true)
  expect(sectionsOf({ userType }, true)).toEqual(expect.arrayContaining(['application', 'delete']))
  expect(sectionsOf({ userType }, false)).not.toContain('application')
})
