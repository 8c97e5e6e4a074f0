import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const documents = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md', { cwd: root })]

const folders = 'contract|content|reference|demo|server|web|e2e|integrations|bench|scripts|docs'
const written = new RegExp(`^(?:${folders})/[\\w./*-]+$`)

/** Words in backticks that begin with a folder of the checkout. A pattern such as `docs/*.md` is a path too. */
const pathsIn = (markdown: string) =>
  [...markdown.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .filter((word) => written.test(word))

/** Import specifiers leave the ending out. */
const exists = (name: string) =>
  ['', '.ts', '.tsx'].some((ending) => globSync(name + ending, { cwd: root }).length > 0)

test('paths in backticks are found, and a dead one is noticed', () => {
  const found = pathsIn('See `server/app.ts`, `node scripts/check.mjs` and `npm start`.')
  expect(found).toEqual(['server/app.ts', 'scripts/check.mjs'])
  expect(found.every(exists)).toBe(true)
  expect(exists('server/gone.ts')).toBe(false)
})

test.each(documents)('every path that %s names exists', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  // A superseded decision describes a tree that is gone.
  const isCurrent = !/superseded by/i.test(text)
  expect(isCurrent ? pathsIn(text).filter((name) => !exists(name)) : []).toEqual([])
})
