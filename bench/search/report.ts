import os from 'node:os'
import type { Result } from './measure.ts'
import type { MostExpensive } from './most-expensive.ts'

const heading = (cells: readonly string[]) =>
  `| ${cells.join(' | ')} |\n|${cells.map(() => ' --- |').join('')}`

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [heading(head), ...rows.map(row)].join('\n')

/** The tables of docs/performance.md. */
export const report = (results: readonly Result[], growth: number | null): string =>
  [
    factsOfRun(),
    mixTable(results),
    ...(growth === null ? [] : [`Growth of the mix, both sizes taking turns: ${growth.toFixed(2)}`]),
    kindsTable(results),
    sizesTable(results),
  ].join('\n\n')

/** The most expensive requests of each size, the most expensive first. */
export const reportMostExpensive = (mostExpensive: readonly MostExpensive[]): string =>
  table(
    ['Size', 'Processor ms', 'The most expensive requests'],
    mostExpensive.flatMap(({ size, requests }) =>
      requests.map(({ address, cpuMs }) => [size, cpuMs.toFixed(1), `\`${address}\``]),
    ),
  )

function factsOfRun(): string {
  const [processor] = os.cpus()
  const memory = Math.round(os.totalmem() / 1024 ** 3)
  return `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${processor?.model.trim()}, ${memory} GiB, Node ${process.versions.node}, load ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`
}

const mixTable = (results: readonly Result[]) =>
  table(
    ['The mix', ...results.map(({ size }) => size)],
    [
      [
        'answers that differ from a plain query',
        ...results.map(({ answers }) => `${answers.wrong} of ${answers.requests}`),
      ],
      ['processor for each request, ms', ...results.map(({ mix }) => mix.cpuMs.toFixed(2))],
      ['of it the database, ms', ...results.map(({ mix }) => mix.databaseMs.toFixed(2))],
      ['processor for each request, eight clients, ms', ...results.map(({ mix }) => mix.cpuMs8.toFixed(2))],
      ['HTTP / driver alone, one client', ...results.map(({ mix }) => mix.httpToRaw.toFixed(2))],
      ['HTTP / driver alone, eight clients', ...results.map(({ mix }) => mix.httpToRaw8.toFixed(2))],
      ['a bare server / driver alone, one client', ...results.map(({ mix }) => mix.bareToRaw.toFixed(2))],
      ['a bare server / driver alone, eight clients', ...results.map(({ mix }) => mix.bareToRaw8.toFixed(2))],
      ['requests a second, eight clients', ...results.map(({ mix }) => mix.perSecond8.toFixed(0))],
      [
        'database with / without row-level security',
        ...results.map(({ mix }) => mix.rowSecurityCpu.toFixed(2)),
      ],
      ['rewriting one ad in search, ms', ...results.map(({ rewriteCpuMs }) => rewriteCpuMs.toFixed(2))],
    ],
  )

function kindsTable(results: readonly Result[]): string {
  const names = results[0]?.kinds.map(({ kind }) => kind.name) ?? []
  return table(
    ['Over HTTP: p50 / p95 / p99 ms (processor ms)', ...results.map(({ size }) => size)],
    names.map((name, index) => [name, ...results.map(({ kinds }) => cell(kinds[index]))]),
  )
}

const cell = (result: Result['kinds'][number] | undefined) =>
  result
    ? `${[result.p50, result.p95, result.p99].map((ms) => ms.toFixed(1)).join(' / ')} (${result.cpuMs.toFixed(2)})`
    : ''

function sizesTable(results: readonly Result[]): string {
  const names = results[0]?.tables.map(({ name }) => name) ?? []
  const sum = ({ tables }: Result) => tables.reduce((total, { megabytes }) => total + megabytes, 0).toFixed(0)
  return table(
    ['MB', ...results.map(({ size }) => size)],
    [
      ...names.map((name, index) => [
        name,
        ...results.map(({ tables }) => tables[index]?.megabytes.toFixed(1) ?? ''),
      ]),
      ['together', ...results.map(sum)],
    ],
  )
}
