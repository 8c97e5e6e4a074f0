import { expect, test } from 'vitest'
import { declarations, findUnlisted } from './declarations.ts'
import { listImports, listSources } from './list-imports.ts'

const sources = listSources().map(({ file }) => file)

test('every file in which a noun declares something is in its list', () => {
  expect(findUnlisted(sources, listImports())).toEqual([])
})

test.each(Object.entries(declarations))('there are files that declare %s', (_kind, { files, list }) => {
  expect(sources).toContain(list)
  expect(sources.filter((file) => files.test(file)).length).toBeGreaterThan(4)
})

test.each([
  ['contract/seed/errors.ts', 'contract/errors.ts'],
  ['contract/seed/audit-actions.ts', 'contract/audit.ts'],
  ['server/seed/routes.ts', 'server/app.ts'],
  ['server/seed/tasks.ts', 'server/tasks.ts'],
  ['server/seed/mails.ts', 'server/mails.ts'],
  ['server/seed/examples.ts', 'server/api-document/examples.ts'],
  ['server/seed/authorization-cases.ts', 'server/testing/authorization/cases.ts'],
])('finds %s when its list does not import it', (file, list) => {
  expect(findUnlisted([file], [])).toEqual([`${file} is not in ${list}`])
  expect(findUnlisted([file], [{ file: list, target: file }])).toEqual([])
})
