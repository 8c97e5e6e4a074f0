import { expect, it } from 'vitest'
import { fillPlaceholders, messageText, misspelled } from './placeholders.ts'

const values = {
  name: 'Sara',
  jobAd: '{name}',
  branch: 'Al Olaya',
  company: 'Oasis',
  keptUntil: '02 / 12 / 2027',
}

it('fills each placeholder once and no value in turn', () => {
  expect(fillPlaceholders('{name}: {jobAd} at {branch}, {name}', values)).toBe(
    'Sara: {name} at Al Olaya, Sara',
  )
})

it('reports unknown placeholders and unmatched braces', () => {
  expect(misspelled('{nmae} and {name} and } and {Name}')).toEqual(['{nmae}', '}', '{Name}'])
})

it('refuses blanks, unknown placeholders and too many of them', () => {
  const problemsOf = (typed: string) =>
    messageText
      .safeParse(typed)
      .error?.issues.map((issue) => issue.code === 'custom' && issue.params?.['problem'])
  expect(problemsOf('Hello {name}')).toBeUndefined()
  expect(problemsOf('  ')).toEqual(['required'])
  expect(problemsOf('Hello {nam}')).toEqual(['unknownPlaceholder'])
  expect(problemsOf('{company}'.repeat(13))).toEqual(['tooManyPlaceholders'])
})
