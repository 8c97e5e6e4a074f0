import { expect, test } from 'vitest'
import { parseSearch } from '../address/parse-search.ts'
import { choiceText, type useFilterWords } from './filter-words.ts'

const words: ReturnType<typeof useFilterWords> = {
  name: (filter) => `name of ${filter}`,
  organization: () => 'Oasis Group',
  language: (written) => `in ${written}`,
  facetValue: (_, value) => value,
  step: (scale, value) => `${scale} of ${value}`,
  count: ({ value }) => String(value),
}

test.each([
  ['minSalary', 'minSalary=20000', 'minSalary of 20000'],
  ['workMode', 'workMode=hybrid,onsite', 'hybrid · onsite'],
  ['noExperience', 'noExperience=true', 'name of noExperience'],
  ['writtenIn', 'writtenIn=ar', 'in ar'],
] as const)('the choice of %s is named, not its filter', (name, query, text) => {
  const { filters } = parseSearch(new URLSearchParams(`${query}&category=legal`))
  expect(choiceText(name, filters, words)).toBe(text)
})

test('more than three choices are shown as the name of their filter', () => {
  const { filters } = parseSearch(new URLSearchParams('category=legal,sales,retail,design'))
  expect(choiceText('category', filters, words)).toBe('name of category')
})
