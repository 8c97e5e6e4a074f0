import fs from 'node:fs'
import path from 'node:path'

const docs = path.join(import.meta.dirname, '../../../docs')

/** One case of one call: what each kind of caller gets. */
export type MatrixRow = {
  /** `GET /api/v1/job-ad/{id}` */
  call: string
  /** What about the call, e.g. `draft`. */
  case: string
  /** Cell by actor, as written: `404`, `200^`. The notes add `impersonating` and `disabled`. */
  cells: Record<string, string>
}

/** A cell taken apart. */
export type Expectation = {
  status: number
  /** `^` a public projection, `*` the caller's own company only, `~` accepted without data and without effect. */
  mark: '' | '^' | '*' | '~'
}

/** The rows of `docs/authorization-matrix.csv`, and the names of its actors in order. */
export function readMatrix(): { actors: string[]; rows: MatrixRow[] } {
  const [header = '', ...lines] = fs
    .readFileSync(path.join(docs, 'authorization-matrix.csv'), 'utf8')
    .trim()
    .split('\n')
  const columns = header.split(',')
  const actors = columns.slice(2, -1)
  return { actors: [...actors, 'impersonating', 'disabled'], rows: lines.map((line) => toRow(line, actors)) }
}

/** Only the notes, at the end, hold commas of their own. */
function toRow(line: string, actors: string[]): MatrixRow {
  const [method = '', address = '', ...rest] = line.split(',')
  const cells = Object.fromEntries(actors.map((actor, index) => [actor, rest[index] ?? '']))
  cells['disabled'] = /\bdis=(\d{3})/.exec(line)?.[1] ?? ''
  cells['impersonating'] = /\bimp=(\d{3})/.exec(line)?.[1] ?? ''
  const name = /case=([^;|"]+)/.exec(line)?.[1]
  if (!name) throw new Error(`This row names no case: ${line}`)
  return { call: `${method} ${address}`, case: name, cells }
}

export function parseCell(cell: string): Expectation {
  const [, status, mark = ''] = /^(\d{3})([*^~]?)$/.exec(cell) ?? []
  if (!status) throw new Error(`This is no cell of the matrix: ${cell}`)
  // The expression above lets no other mark through.
  return { status: Number(status), mark: mark as Expectation['mark'] }
}

/** What each kind of caller gets of calls about companies beyond the specification: `docs/api-extensions.md`. */
export function readCompanyExtensions(): MatrixRow[] {
  const lines = readExtensionLines()
  const [, ...actors] = cellsOf(lines.find((line) => line.startsWith('| Call | seeker |')) ?? '')
  return lines.flatMap((line) => {
    const [, call, name = ''] = /^\| `([A-Z]+ [^` ]+) ?([^`]*)` \|/.exec(line) ?? []
    const [, ...cells] = cellsOf(line)
    if (call === undefined || cells.length !== actors.length) return []
    return {
      call,
      case: name,
      cells: Object.fromEntries(actors.map((actor, at) => [actor, cells[at] ?? ''])),
    }
  })
}

const readExtensionLines = () => fs.readFileSync(path.join(docs, 'api-extensions.md'), 'utf8').split('\n')

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The calls of `docs/api-extensions.md`, with the status that a guest gets. */
export function readExtensions(): { call: string; guest: number }[] {
  const text = fs.readFileSync(path.join(docs, 'api-extensions.md'), 'utf8')
  return [...text.matchAll(/^\| `([A-Z]+ [^`]+)` \| (\d{3}) \| [^|]+ \|$/gm)].map(([, call = '', guest]) => ({
    call,
    guest: Number(guest),
  }))
}
