import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findCycles } from './cycles.ts'
import { type Import, importsOf, listImports, listSources } from './list-imports.ts'
import { findViolations, rules, serverNouns, siteNouns } from './rules.ts'

const imports = listImports()

test('no import crosses a wall', () => {
  expect(imports.length).toBeGreaterThan(5_000)
  expect(findViolations(imports)).toEqual([])
})

test('no test and no journey imports the other side, but for a list of texts', () => {
  const { journeys, site, serverWithoutSite } = rules
  const all = listImports(listSources({ withTests: true }))
  const others = all.filter(({ target }) => target !== 'server/testing/fuzz/naughty.ts')
  expect(all.length - others.length).toBeGreaterThan(0)
  expect(findViolations(others, { journeys, site, serverWithoutSite })).toEqual([])
})

test.each([
  ['server', serverNouns, ['ground', 'platform', 'testing']],
  ['web/app', siteNouns, []],
] as const)('every folder of %s has its place among the nouns', (root, nouns, others) => {
  const folders = fs
    .readdirSync(path.join(import.meta.dirname, '../..', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  expect(folders.toSorted()).toEqual([...nouns, ...others].toSorted())
})

test('no files import each other in a circle, types included', () => {
  expect(findCycles(imports)).toEqual([])
})

/** One violation of each rule. */
const seeded: Record<keyof typeof rules, [file: string, written: string]> = {
  contract: ['contract/seed.ts', 'zod'],
  content: ['content/ar/seed.ts', '@qareeb/reference/places'],
  reference: ['reference/seed.ts', '../content/catalogues.ts'],
  demo: ['demo/seed.ts', '../server/demo-data/rows.ts'],
  serverWithoutSite: ['server/team/seed.ts', '../../web/app/handler.ts'],
  ground: ['server/platform/http/seed.ts', '../../identity/person.ts'],
  serverNouns: ['server/identity/seed.ts', '../users/rules.ts'],
  roof: ['server/team/seed.ts', '../app.ts'],
  queries: ['server/team/seed.ts', '../identity/impersonation/queries.ts'],
  searchEngine: ['server/website/seed.ts', '../search/engine/find-page.ts'],
  testing: ['server/team/seed.ts', '../testing/site.ts'],
  authorizationCases: ['server/team/seed.ts', '../users/authorization-cases.ts'],
  fastify: ['server/team/seed.ts', 'fastify'],
  pg: ['server/team/seed.ts', 'pg'],
  site: ['web/app/team/seed.ts', '@qareeb/server/app'],
  zod: ['web/app/team/seed.ts', 'zod'],
  siteNouns: ['web/app/map/seed.ts', '../search/address/search-address.ts'],
  widgets: ['web/app/ui/seed.tsx', '../use-loaded.ts'],
  journeys: ['e2e/seed.spec.ts', '../server/app.ts'],
}

test.each(Object.entries(seeded))('the rule %s refuses a seeded violation', (name, [file, written]) => {
  const { reason } = Object.entries(rules).find(([rule]) => rule === name)?.[1] ?? {}
  const found = findViolations(importsOf(file, `import { one } from '${written}'\n`))
  expect(found.filter((line) => line.endsWith(`: ${reason}`))).toHaveLength(1)
})

test('a type import counts as an import', () => {
  const found = findViolations(
    importsOf('contract/seed.ts', `import type { Place } from '@qareeb/reference/places'`),
  )
  expect(found).toHaveLength(1)
})

test('finds a circle of three files', () => {
  const circle: Import[] = ['a b', 'b c', 'c a', 'd a'].map((pair) => {
    const [file = '', target = ''] = pair.split(' ')
    return { file, target }
  })
  expect(findCycles(circle)).toEqual([['a', 'b', 'c']])
})
