import { expect, test } from 'vitest'
import { findSkills } from './find-skills.ts'

const find = (typed: string, taken: string[] = []) => findSkills(typed, { taken, locale: 'en' })
const keysOf = (typed: string, taken?: string[]) => find(typed, taken).map(({ key }) => key)

test.each([
  ['exc', 'excel'],
  ['القيادة', 'leadership'],
  ['قيادة فريق', 'leadership'],
  ['اداره الوقت', 'time-management'],
  ['pressure', 'work-under-pressure'],
])('«%s» finds %s', (typed, key) => {
  expect(keysOf(typed)).toContain(key)
})

test('skills that are taken, languages and degrees are left out', () => {
  expect(keysOf('excel', ['excel'])).not.toContain('excel')
  expect(keysOf('english')).toEqual([])
  expect(keysOf('bachelor')).toEqual([])
  expect(keysOf('  ')).toEqual([])
})

test('eight are offered at most, those first that are called so', () => {
  const found = find('man')
  expect(found).toHaveLength(8)
  expect(found[0]?.alias).toBeUndefined()
  expect(find('team player')).toEqual([{ key: 'teamwork', alias: 'Team player' }])
})
