import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Column } from './describe-statement.ts'
import type { Query } from './find-queries.ts'

const checkout = path.join(import.meta.dirname, '../../..')

/** A call with the columns of each text that its statement may have. */
export type Described = { query: Query; answers: Column[][] }

/**
 * Compares the row type of every call with the columns of its statement. TypeScript does it: each file is copied, with
 * `db.query` of each call replaced by a function whose parameter refuses a row type that does not fit.
 * @param work the folder for the copies; it lies in the checkout, so that imports of packages resolve
 * @returns the differences, as `file:line what differs`
 */
export function checkRows(described: readonly Described[], work: string): string[] {
  fs.rmSync(work, { recursive: true, force: true })
  fs.mkdirSync(work, { recursive: true })
  const files = [...Map.groupBy(described, ({ query }) => query.file)]
  for (const [index, [file, calls]] of files.entries())
    fs.writeFileSync(path.join(work, `${index}.ts`), copyOf(file, calls))
  fs.writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify(options))
  const original = (copy: string) => path.relative(checkout, files[Number(copy)]?.[0] ?? '')
  return runCompiler(work).map((line) =>
    line
      .replace(/^(\d+)\.ts\((\d+),\d+\)/, (_, copy: string, at: string) => `${original(copy)}:${at}`)
      .replace(/: error .* to parameter of type 'Statement & (.*)'\.$/, ' $1'),
  )
}

const options = {
  extends: path.join(checkout, 'server/tsconfig.json'),
  compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
  include: ['*.ts'],
}

/** Errors of the compiler, one line each. */
function runCompiler(folder: string): string[] {
  const tsc = path.join(checkout, 'node_modules/typescript/bin/tsc')
  const flags = ['-p', '.', '--noEmit', '--pretty', 'false', '--noErrorTruncation']
  const { stdout } = spawnSync(process.execPath, [tsc, ...flags], { cwd: folder, encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line !== '' && !line.startsWith('  '))
}

function copyOf(file: string, calls: readonly Described[]): string {
  let text = fs.readFileSync(file, 'utf8')
  for (const [index, { query }] of [...calls.entries()].toReversed())
    text = `${text.slice(0, query.callee.start)}rows${index}${text.slice(query.callee.end)}`
  const imported = text.replaceAll(
    /(from |import\()'(\.[^']+)'/g,
    (_, before: string, target: string) => `${before}'${path.join(path.dirname(file), target)}'`,
  )
  return [
    imported,
    `import type { Fits } from '${path.join(import.meta.dirname, 'fits.ts')}'`,
    `import type { Statement } from '${path.join(checkout, 'server/platform/database/statement.ts')}'`,
    ...calls.map(({ answers }, index) => declarationOf(index, answers)),
  ].join('\n')
}

function declarationOf(index: number, answers: readonly Column[][]): string {
  const fits = answers.map((columns) => ` & Fits<NoInfer<Row>, ${shapeOf(columns)}>`).join('')
  return `declare function rows${index}<Row>(statement: Statement${fits}): Promise<Row[]>`
}

const shapeOf = (columns: readonly Column[]) => `{ ${columns.map(fieldOf).join('; ')} }`

const fieldOf = ({ name, type, isNull }: Column) =>
  `${JSON.stringify(name)}: [${type}${isNull ? ' | null' : ''}, '${isNull === undefined ? 'unknown' : 'known'}']`
