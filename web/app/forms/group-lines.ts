import type { SummaryLine } from './use-contract-form.ts'

/** Lines of the summary that say the same of several fields, or a single one. */
export type LineGroup = readonly [SummaryLine, ...SummaryLine[]]

/** Puts together the lines that say one of these sentences, where the first of them stands. */
export function groupLines(lines: readonly SummaryLine[], sentences: readonly string[]): LineGroup[] {
  return lines.flatMap((line): LineGroup[] => {
    if (!sentences.includes(line.error)) return [[line]]
    const [first, ...others] = lines.filter(({ error }) => error === line.error)
    return first === line ? [[first, ...others]] : []
  })
}
