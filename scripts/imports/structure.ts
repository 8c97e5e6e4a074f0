import { findCycles } from './cycles.ts'
import type { Import, Source } from './list-imports.ts'
import { serverNouns, siteNouns } from './rules.ts'

/** One number that a check holds: how much is there, the most that may be, and where it comes from. */
export type Count = { name: string; count: number; bound: number; found: string[] }

/** Files whose collections save work or keep a call from being sent twice; decision 46 has the reason of each. */
export const caches = [
  'web/app/i18n/load-phrases.ts',
  'web/app/i18n/numbers.ts',
  'web/app/i18n/use-phrases.ts',
  'web/app/identity/email-links/use-mailed-link.ts',
  'web/app/identity/firebase/open-firebase.ts',
  'web/app/map/basemap/load-basemap.ts',
  'web/app/map/marks/use-map-items.ts',
  'web/app/map/places/use-suggestions.ts',
  'web/app/search/results/promise-key.ts',
  'web/app/search/use-search-page.ts',
]

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
    none('pairs of nouns of the server that import each other', listPairs(imports, 'server', serverNouns)),
    none('pairs of nouns of the site that import each other', listPairs(imports, 'web/app', siteNouns)),
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

/** Nouns of one root that import each other, as `a and b`. */
function listPairs(imports: readonly Import[], root: string, nouns: readonly string[]): string[] {
  const nounOf = (file: string) => nouns.find((noun) => file.startsWith(`${root}/${noun}/`))
  const edges = new Set(imports.map(({ file, target }) => `${nounOf(file)} ${nounOf(target)}`))
  return nouns.flatMap((one, place) =>
    nouns
      .slice(place + 1)
      .filter((other) => edges.has(`${one} ${other}`) && edges.has(`${other} ${one}`))
      .map((other) => `${one} and ${other}`),
  )
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
 * again, a store, a collection, an array or an object that begins empty, or a constant whose contents the file changes,
 * such as `{ current: null }`. Caches are none.
 */
const isStore = ({ file, text }: Source) =>
  file.startsWith('web/app/') &&
  !file.startsWith('web/app/session/') &&
  !caches.includes(file) &&
  (changesConstant(text) ||
    /^(?:export )?(?:let |const \w+(?:: [^\n]+?)? = (?:new (?:Map|Set|WeakMap|WeakSet|EventTarget)\b[^(\n]*\(\)|storageListeners\(|\[\]$|\{\}$)|const \w+(?:: [^\n]+?)? =\s+create\w*Store\b)/m.test(
      text,
    ))

/** True where a file writes into a constant of its module: sets a part of it, adds to it or removes from it. */
const changesConstant = (text: string) =>
  [...text.matchAll(/^(?:export )?const (\w+)(?:: [^\n]+?)? =\s/gm)].some(([, name = '']) =>
    new RegExp(
      String.raw`(?<![\w.'"])(?:delete ${name}[.[]|Object\.assign\(${name},` +
        String.raw`|${name}\.(?:push|unshift|splice|pop|shift|set|add|delete|clear)\(` +
        String.raw`|${name}(?:\.\w+|\[[^\]\n]+\])+ (?:\?\?|\|\||&&|[-+*/])?= )`,
    ).test(text),
  )
