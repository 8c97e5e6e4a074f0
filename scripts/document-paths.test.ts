import { existsSync, globSync, readFileSync } from 'node:fs'
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
  /** The files of its lists, each in the folder that stands before it. Endings of code are left out. */
  const filesOf = (index: string) =>
    index
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .flatMap((line) => {
        const names = [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
        return names.flatMap((name, place) => {
          const folder = names.slice(0, place).findLast((before) => before.endsWith('/')) ?? ''
          return name.endsWith('/') ? [] : [folder + name]
        })
      })

  const isFile = (name: string) =>
    spellOut(name).every((one) =>
      (/\.(mjs|tsx)$/.test(one) ? [''] : ['.ts', '.tsx']).some((ending) =>
        existsSync(path.join(root, one + ending)),
      ),
    )

  const deadIn = (index: string) => filesOf(index).filter((name) => !isFile(name))

  test('notices a dead path, also behind a second folder', () => {
    const index =
      '- `server/`: all of it `app`; `gone`\n- SQL `server/files/queries/`: `files`; `contract/`: `users`; `lost`'
    expect(deadIn(index)).toEqual(['server/gone', 'contract/lost'])
    expect(deadIn('- `content/{ar,en}/phrases/`: `home`')).toEqual([])
    expect(deadIn('- `server/`: `platform`')).toEqual(['server/platform'])
  })

  test('names files that exist', () => {
    const [, index = ''] = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').split('\n## Index\n')
    expect(filesOf(index).length).toBeGreaterThan(500)
    expect(deadIn(index)).toEqual([])
  })
})
