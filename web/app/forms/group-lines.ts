import type { SummaryLine } from './use-contract-form.ts'

/** Lines of the summary that have the same sentence; most stand alone. */
export type LineGroup = readonly [SummaryLine, ...SummaryLine[]]

/** Groups the lines that have one of these sentences, at the position of the first; all others stay alone. */
export function groupLines(lines: readonly SummaryLine[], sentences: readonly string[]): LineGroup[] {
  return lines.flatMap((line): LineGroup[] => {
    if (!sentences.includes(line.error)) return [[line]]
    const [first, ...others] = lines.filter(({ error }) => error === line.error)
    return first === line ? [[first, ...others]] : []
  })
}
