import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const documents = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md', { cwd: root })]

const folders = 'contract|content|reference|demo|server|web|e2e|integrations|bench|scripts|docs'
const written = new RegExp(`^(?:${folders})/[\\w./*{},-]+$`)

/** Words in backticks that begin with a folder of the checkout. A pattern such as `docs/*.md` is a path too. */
const pathsIn = (markdown: string) =>
  [...markdown.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .filter((word) => written.test(word))

/** Every path that braces stand for: `content/{ar,en}/posts` is two. */
function spellOut(name: string): string[] {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? []
  if (choices === undefined) return [name]
  return choices.split(',').flatMap((choice) => spellOut(`${before}${choice}${after}`))
}

/** Import specifiers leave the ending out. */
const exists = (name: string) =>
  spellOut(name).every((one) =>
    ['', '.ts', '.tsx'].some((ending) => globSync(one + ending, { cwd: root }).length > 0),
  )

test('paths in backticks are found, and a dead one is noticed', () => {
  const found = pathsIn('See `server/app.ts`, `node scripts/check.mjs` and `npm start`.')
  expect(found).toEqual(['server/app.ts', 'scripts/check.mjs'])
  expect(found.every(exists)).toBe(true)
  expect(exists('server/gone.ts')).toBe(false)
  expect(exists('content/{ar,en}/phrases/home.ts')).toBe(true)
  expect(exists('content/{ar,fr}/phrases/home.ts')).toBe(false)
})

test.each(documents)('every path that %s names exists', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  // A superseded decision describes a tree that is gone.
  const isCurrent = !/superseded by/i.test(text)
  expect(isCurrent ? pathsIn(text).filter((name) => !exists(name)) : []).toEqual([])
})

describe('the index of ARCHITECTURE.md', () => {
  const folderOf = (head: string) => /[,;] in `([^`]+\/)`/.exec(head)?.[1] ?? ''
  const cellsOf = (line: string) => line.slice(2, -2).split(' | ')

  /** The texts of an index, each with the folder that the head of its column, or its line, names. */
  function textsOf(index: string) {
    let columns: string[] = []
    return index.split('\n').flatMap((line) => {
      const isRow = line.startsWith('| ')
      if (isRow && columns.length === 0) columns = cellsOf(line).map(folderOf)
      else if (isRow) return cellsOf(line).map((text, place) => ({ folder: columns[place] ?? '', text }))
      else {
        columns = []
        return line.split(/(?=[,;] in `[^`]+\/`:)/).map((text) => ({ folder: folderOf(text), text }))
      }
      return []
    })
  }

  const deadIn = (index: string) =>
    textsOf(index).flatMap(({ folder, text }) =>
      [...text.matchAll(/`([^`\s]+\.[a-z]{2,3})`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !exists(folder + name) && !exists(name)),
    )

  test('notices a dead path in a column and in a line', () => {
    const lines =
      '- Promises, in `contract/`: `users.ts`, `gone.ts`. Words, in `content/{ar,en}/`: `lost.ts`.'
    const table =
      '| Subject | Server, in `server/` |\n| --- | --- |\n| all | `app.ts`, `gone.ts`, `web/app/root.tsx` |'
    expect(deadIn(lines)).toEqual(['gone.ts', 'lost.ts'])
    expect(deadIn(table)).toEqual(['gone.ts'])
  })

  test('names files that exist', () => {
    const [, index = ''] = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').split('\n## Index\n')
    expect(textsOf(index).length).toBeGreaterThan(500)
    expect(deadIn(index)).toEqual([])
  })
})
