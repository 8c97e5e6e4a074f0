import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// With such a class browsers style every element of the group again whenever one is added: 13 ms for each step through a
// list of candidates. A variant of `app.css`, as `with-foot`, names the elements that it is about.
const ofGroup = /(?:group|peer)-has-/g

const classesIn = (text: string) => text.match(ofGroup) ?? []

test('no class depends on what a group of elements holds', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter(
    (file) => classesIn(readFileSync(new URL(file, import.meta.url), 'utf8')).length > 0,
  )
  expect(found).toEqual([])
})

test('such classes are recognised', () => {
  expect(classesIn('max-md:not-group-has-[[data-foot]]/frame:hidden peer-has-checked:block')).toHaveLength(2)
})
