import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'

const question = {
  '@type': 'Question',
  name: 'Is it free?',
  acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
}
const page = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'en',
  mainEntity: [question],
}

test('finds nothing where each value has the shape of its type', () => {
  expect(findFaults(page)).toEqual([])
})

test.each([
  [
    'a missing value',
    { mainEntity: [{ ...question, name: undefined }] },
    'FAQPage.mainEntity[0].name is missing',
  ],
  ['a value of another kind', { inLanguage: 7 }, 'FAQPage.inLanguage is no language: 7'],
  ['an empty list', { mainEntity: [] }, 'FAQPage.mainEntity is no list with something in it'],
  ['another type', { mainEntity: [page] }, 'FAQPage.mainEntity[0] is a FAQPage, not Question'],
  ['a property of no type', { color: 'red' }, 'FAQPage.color is no property of this type'],
])('tells %s and its place', (_, change, fault) => {
  expect(findFaults({ ...page, ...change })).toEqual([fault])
})
