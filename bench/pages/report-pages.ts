import { budgets } from './budgets.ts'
import type { PageFigures } from './measure-page.ts'

/** The figures as a table. */
export function reportPages(figures: readonly PageFigures[]): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
  const rows = figures.map(
    ({ page, ...of }) =>
      `| ${page.name} (${page.locale}) | ${of.score} (${budgets.leastScore}) | ${seconds(of.paintMs)} | ` +
      `${seconds(of.largestPaintMs)} | ${Math.round(of.blockedMs)} | ${of.shift.toFixed(3)} | ` +
      `${of.findings.join(', ') || 'none'} |`,
  )
  return [
    '| Page | score (at least) | first paint, s | largest paint, s | blocked, ms | layout shift | other findings |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
