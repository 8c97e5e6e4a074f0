import type { SummaryLine } from './use-contract-form.ts'

/** Lines of the summary with one sentence for several fields, or for one. */
export type LineGroup = readonly [SummaryLine, ...SummaryLine[]]

/** Joins the lines with one of these sentences at the place of the first. */
export function groupLines(lines: readonly SummaryLine[], sentences: readonly string[]): LineGroup[] {
  return lines.flatMap((line): LineGroup[] => {
    if (!sentences.includes(line.error)) return [[line]]
    const [first, ...others] = lines.filter(({ error }) => error === line.error)
    return first === line ? [[first, ...others]] : []
  })
}
