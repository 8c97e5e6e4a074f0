import { findCycles } from './cycles.ts'
import type { Import, Source } from './list-imports.ts'

/** One number that a check holds: how much is there, the most that may be, and where it comes from. */
export type Count = { name: string; count: number; bound: number; found: string[] }

/** The most source files that a folder may hold; tests and folders in it do not count. */
export const largestFolder = 30

/**
 * Measures the structure of the tree.
 * @param sources every source file without its tests
 * @param imports every import of them, types included
 */
export function countStructure(sources: readonly Source[], imports: readonly Import[]): Count[] {
  const folders = listFolders(sources)
  const users = listStoreUsers(sources, imports)
  return [
    none('import cycles, types included', listCycles(imports)),
    none('pairs of nouns of the server that import each other', listPairs(imports, 'server')),
    none('pairs of nouns of the site that import each other', listPairs(imports, 'web/app')),
    {
      name: 'files in the largest folder, without tests',
      count: Math.max(0, ...folders.map(({ size }) => size)),
      bound: largestFolder,
      found: folders
        .filter(({ size }) => size > largestFolder)
        .map(({ folder, size }) => `${folder}: ${size}`),
    },
    none('files that import a module-level mutable store outside of session', users),
  ]
}

/** The lines to print: each number, and below it where it is above its bound. */
export const describeCounts = (counts: readonly Count[]): string[] =>
  counts.flatMap(({ name, count, bound, found }) => [
    `${count} ${name} (at most ${bound})`,
    ...(count > bound ? found.map((line) => `  ${line}`) : []),
  ])

const none = (name: string, found: string[]): Count => ({ name, count: found.length, bound: 0, found })

const listCycles = (imports: readonly Import[]) => findCycles(imports).map((files) => files.join(' '))

/** Folders of one root that import each other, as `a and b`. */
function listPairs(imports: readonly Import[], root: string): string[] {
  const nounOf = (file: string) =>
    file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/', 2) : []
  const edges = new Set<string>()
  for (const { file, target } of imports) {
    const [from, inFolder] = nounOf(file)
    const [to, alsoInFolder] = nounOf(target)
    if (inFolder && alsoInFolder && from !== to) edges.add(`${from} ${to}`)
  }
  return [...edges]
    .map((edge) => edge.split(' '))
    .filter(([from = '', to = '']) => from < to && edges.has(`${to} ${from}`))
    .map((pair) => pair.join(' and '))
}

/** Every folder with the number of source files that lie in it itself. */
function listFolders(sources: readonly Source[]) {
  const byFolder = Map.groupBy(sources, ({ file }) => file.slice(0, file.lastIndexOf('/')))
  return [...byFolder].map(([folder, files]) => ({ folder, size: files.length }))
}

/** Imports of the site that reach a store, as `file imports store`. */
function listStoreUsers(sources: readonly Source[], imports: readonly Import[]): string[] {
  const stores = new Set(sources.filter(isStore).map(({ file }) => file))
  return imports
    .filter(({ file, target }) => file.startsWith('web/app/') && stores.has(target))
    .map(({ file, target }) => `${file} imports ${target}`)
}

/**
 * True for a file of the site outside of `session` that keeps something in a module: a variable that is assigned
 * anew, or a collection that begins empty. A function made by `memoize` only saves work and is none.
 */
const isStore = ({ file, text }: Source) =>
  file.startsWith('web/app/') &&
  !file.startsWith('web/app/session/') &&
  /^(?:export )?(?:let |const \w+(?:: [^=\n]+)? = (?:new (?:Map|Set|WeakMap|EventTarget)\b[^(\n]*\(\)|storageListeners\())/m.test(
    text,
  )
