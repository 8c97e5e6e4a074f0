import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { auditActions } from './audit.ts'
import { errorStatus } from './errors.ts'

/** Everything that the files of this name in the folders of nouns export. */
async function exportsOf(name: string): Promise<unknown[]> {
  const files = globSync(`*/${name}`, { cwd: import.meta.dirname })
  const modules = await Promise.all(files.map((file) => import(path.join(import.meta.dirname, file))))
  return modules.flatMap((module: object) => Object.values(module))
}

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

test('every error code of a noun is in the list of all, and is declared once', async () => {
  const codes = (await exportsOf('errors.ts')).flatMap((list) => Object.keys(Object(list)))
  expect(codes.length).toBeGreaterThan(60)
  expect(Object.keys(errorStatus)).toEqual(expect.arrayContaining(codes))
  expect(repeated(codes)).toEqual([])
})

test('every audited action of a noun is in the list of all, and is declared once', async () => {
  const actions = (await exportsOf('audit-actions.ts')).flat().map(String)
  expect(actions.length).toBeGreaterThan(50)
  expect(auditActions).toEqual(expect.arrayContaining(actions))
  expect(repeated(auditActions)).toEqual([])
})
