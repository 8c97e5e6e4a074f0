import fs from 'node:fs'
import path from 'node:path'
import { type Cases, callersInOrder, type StatedCase } from './case.ts'

const docs = path.join(import.meta.dirname, '../../../docs')

/** One case of one call: the status for each kind of caller. */
export type MatrixRow = {
  /** `GET /api/v1/job-ad/{id}` */
  call: string
  /** The variant of the call, e.g. `draft`. */
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

/** The cases of calls beyond the specification that state what each kind of caller gets. */
export const listCallerRows = (cases: Cases): MatrixRow[] =>
  listStated(cases).flatMap(({ call, name, callers }) => {
    if (!callers) return []
    const cells = callersInOrder.map((actor, at) => [actor, String(callers[at])])
    return { call, case: name, cells: Object.fromEntries(cells) }
  })

/** The calls beyond the specification, with the status that a guest gets. */
export const listExtensions = (cases: Cases): { call: string; guest: number }[] =>
  listStated(cases).flatMap(({ call, guest }) => (guest === undefined ? [] : { call, guest }))

/** A case in its long form. */
export const statedCase = (one: Cases[string]): StatedCase => (typeof one === 'function' ? { ask: one } : one)

const listStated = (cases: Cases) =>
  Object.entries(cases).map(([key, one]) => {
    const [method = '', address = '', name = ''] = key.split(' ')
    return { call: `${method} ${address}`, name, ...statedCase(one) }
  })
