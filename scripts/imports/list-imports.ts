import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** One import of the checkout. Paths begin at its root, e.g. `contract/locale.ts`; a package keeps its name. */
export type Import = { file: string; target: string }

const checkout = path.join(import.meta.dirname, '../..')

/** A source file: its path from the root of the checkout, and its text. */
export type Source = { file: string; text: string }

/** Every file of our source; files that git ignores are left out, and those that only test unless they are wanted. */
export function listSources({ withTests = false } = {}): Source[] {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    {
      cwd: checkout,
      encoding: 'utf8',
    },
  )
  return files
    .split('\n')
    .filter((file) => file !== '' && (withTests || !/\.(test|spec)\.tsx?$/.test(file)))
    .filter((file) => fs.existsSync(path.join(checkout, file)))
    .map((file) => ({ file, text: fs.readFileSync(path.join(checkout, file), 'utf8') }))
}

/** Every import of some files, types included. */
export const listImports = (sources = listSources()): Import[] =>
  sources.flatMap(({ file, text }) => importsOf(file, text))

/** The imports in the text of one file: `import … from`, `export … from`, `import('…')` and bare imports. */
export const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(/^(?:(?:import|export|\}).* from|import) '([^']+)'|\bimport\(\s*'([^']+)'/gm)].map(
    ([, written = '', lazy = '']) => ({ file, target: resolve(file, written || lazy) }),
  )

function resolve(file: string, written: string): string {
  if (written.startsWith('.')) return path.posix.join(path.posix.dirname(file), written)
  const own = /^@qareeb\/([a-z-]+)\/(.+?)(?:\.ts)?$/.exec(written)
  return own ? `${own[1]}/${own[2]}.ts` : written
}
