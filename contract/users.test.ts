import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toIssues } from './issues.ts'
import { personName } from './users.ts'

const problemOf = (name: string) =>
  toIssues(z.safeParse(personName, name, { reportInput: true }).error?.issues ?? [], { flat: false })[0]
    ?.problem

test.each(['سارة', 'Sara', 'Ö', '美玲', "O'Neil", 'Sara 🌴'])('%s is a name', (name) => {
  expect(problemOf(name)).toBeUndefined()
})

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['🌴🌴', 'nameWithoutLetter'],
  ['123', 'nameWithoutLetter'],
  ['Win at evil.com', 'nameWithAddress'],
  ['www.جائزة', 'nameWithAddress'],
])('"%s" is none: %s', (name, problem) => {
  expect(problemOf(name)).toBe(problem)
})
