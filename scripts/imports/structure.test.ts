import { expect, test } from 'vitest'
import { importsOf, listSources, type Source } from './list-imports.ts'
import { caches, countStructure, describeCounts, largestFolder } from './structure.ts'

/** Findings of the check above a bound in a tree of these files. */
function findAbove(...sources: Source[]): string[] {
  const counts = countStructure(
    sources,
    sources.flatMap(({ file, text }) => importsOf(file, text)),
  )
  return counts.flatMap(({ count, bound, found }) => (count > bound ? found : []))
}

const importing = (file: string, written: string): Source => ({
  file,
  text: `import type { One } from '${written}'\n`,
})

test('counts a cycle of types', () => {
  expect(findAbove(importing('contract/a.ts', './b.ts'), importing('contract/b.ts', './a.ts'))).toEqual([
    'contract/a.ts contract/b.ts',
  ])
})

test.each([
  ['server', 'team', 'users'],
  ['web/app', 'search', 'map'],
])('counts nouns of %s that import each other', (root, one, other) => {
  const found = findAbove(
    importing(`${root}/${one}/a.ts`, `../${other}/b.ts`),
    importing(`${root}/${other}/c.ts`, `../${one}/d.ts`),
  )
  expect(found).toHaveLength(1)
  expect(found[0]?.split(' and ').toSorted()).toEqual([one, other].toSorted())
})

test('counts a folder above the bound, without the files in its rooms', () => {
  const files = Array.from({ length: largestFolder }, (_, no) => ({ file: `contract/a${no}.ts`, text: '' }))
  expect(findAbove(...files, { file: 'contract/room/b.ts', text: '' })).toEqual([])
  expect(findAbove(...files, { file: 'contract/b.ts', text: '' })).toEqual([`contract: ${largestFolder + 1}`])
})

test.each([
  'let kept: string | null = null',
  'export let kept = 0',
  'const answers = new Map<string, number>()',
  'const listeners = new Set<() => void>()',
  'const waiting: (() => void)[] = []',
  'export const kept: Record<string, string> = {}',
  'export const searchStore = createStore(reduceSearch, noSearch)',
  'const store: SearchStore =\n  createSearchStore<Search>()',
  'const place: { current: string | null } = { current: null }\nexport const go = (to: string) => {\n  place.current = to\n}',
  "const drafts = new Map([['first', 1]])\nexport const add = () => drafts.set('second', 2)",
  'const counts = { ar: 0, en: 0 }\nexport const count = (locale: Locale) => {\n  counts[locale] += 1\n}',
])('counts who imports a file with `%s`', (text) => {
  const user = importing('web/app/team/page.ts', './store.ts')
  expect(findAbove({ file: 'web/app/team/store.ts', text }, user)).toEqual([
    'web/app/team/page.ts imports web/app/team/store.ts',
  ])
})

test('passes a store of the session, a fixed collection and a variable of a function', () => {
  const user = importing('web/app/team/page.ts', './fixed.ts')
  const fixed =
    "const roles = new Set(['ADMIN'])\nconst none = [] as const\nconst make = () => createStore(one)\nfunction count() {\n  let sum = 0\n}\n"
  expect(findAbove({ file: 'web/app/team/fixed.ts', text: fixed }, user)).toEqual([])
  const reader = importing('web/app/team/page.ts', '../session/session-store.ts')
  expect(findAbove({ file: 'web/app/session/session-store.ts', text: 'let state = null\n' }, reader)).toEqual(
    [],
  )
})

test('names only files that exist as caches', () => {
  const files = new Set(listSources().map(({ file }) => file))
  expect(caches.filter((file) => !files.has(file))).toEqual([])
})

test('prints each number with its bound, and where it is above', () => {
  const counts = [{ name: 'import cycles', count: 1, bound: 0, found: ['a b'] }]
  expect(describeCounts(counts)).toEqual(['1 import cycles (at most 0)', '  a b'])
})
