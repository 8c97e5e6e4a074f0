import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// With such a class browsers style every element of the group again whenever one is added: 13 ms for each step through a
// list of candidates. A variant of `app.css`, such as `with-foot`, changes only the elements that have it.
const ofGroup = /(?:group|peer)-has-/g

const classesIn = (text: string) => text.match(ofGroup) ?? []

test('no class depends on what a group of elements holds', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter(
    (file) => classesIn(readFileSync(new URL(file, import.meta.url), 'utf8')).length > 0,
  )
  expect(found).toEqual([])
})

test('classes of groups and of peers are both found', () => {
  expect(classesIn('max-md:not-group-has-[[data-foot]]/frame:hidden peer-has-checked:block')).toHaveLength(2)
})
