import { expect, test } from 'vitest'
import { findSkills } from './find-skills.ts'

test.each([
  ['exc', 'excel'],
  ['القيادة', 'leadership'],
  ['قيادة فريق', 'leadership'],
  ['اداره الوقت', 'time-management'],
  ['pressure', 'work-under-pressure'],
])('«%s» finds %s', (typed, key) => {
  expect(findSkills(typed, [])).toContain(key)
})

test('skills that are taken, languages and degrees are left out', () => {
  expect(findSkills('excel', ['excel'])).not.toContain('excel')
  expect(findSkills('english', [])).toEqual([])
  expect(findSkills('bachelor', [])).toEqual([])
  expect(findSkills('  ', [])).toEqual([])
})

test('eight are offered at most', () => {
  expect(findSkills('m', [])).toHaveLength(8)
})
