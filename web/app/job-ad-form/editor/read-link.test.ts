import { expect, test } from 'vitest'
import { readLink } from './read-link.ts'

test.each([
  ['https://oasis.example/jobs', 'https://oasis.example/jobs'],
  [' http://oasis.example ', 'http://oasis.example/'],
  ['oasis.example/jobs?id=1', 'https://oasis.example/jobs?id=1'],
  ['oasis.example:8080', 'https://oasis.example:8080/'],
  ['huda@oasis.example', 'mailto:huda@oasis.example'],
  ['mailto:huda@oasis.example', 'mailto:huda@oasis.example'],
])('%s is a link to %s', (typed, address) => {
  expect(readLink(typed)).toBe(address)
})

test.each([
  '',
  'https://',
  'oasis',
  'two words.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://oasis.example',
  'tel:0500000000',
  'mailto:huda',
  'https://oasis.example@evil.example',
])('%s is none', (typed) => {
  expect(readLink(typed)).toBeNull()
})
