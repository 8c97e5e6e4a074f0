import type { SummaryLine } from './use-contract-form.ts'

/** Lines of the summary that have the same sentence; most stand alone. */
export type LineGroup = readonly [SummaryLine, ...SummaryLine[]]

/**
 * Groups the lines that have one of these sentences, at the position of the first. All others stay alone, and need the
 * name of their field where another line has the same sentence.
 */
export function groupLines(lines: readonly SummaryLine[], sentences: readonly string[]): LineGroup[] {
  return lines.flatMap((line): LineGroup[] => {
    const [first, ...others] = lines.filter(({ error }) => error === line.error)
    if (!sentences.includes(line.error)) return [[{ ...line, isNamed: line.isNamed && others.length === 0 }]]
    return first === line ? [[first, ...others]] : []
  })
}
