// npm run bench -- pages [--runs=3] [--only=home,search]: scores of Lighthouse for the most visited first pages, on a
// slow phone; see docs/performance.md.
import { findBrowser } from '../../e2e/find-browser.ts'
import { startSite } from '../../e2e/start-site.ts'
import { budgets } from './budgets.ts'
import { findPages } from './find-pages.ts'
import { loadLighthouse } from './load-lighthouse.ts'
import { measurePage, type PageFigures } from './measure-page.ts'
import { openBrowser } from './open-browser.ts'
import { reportPages } from './report-pages.ts'

const runs = Number(/--runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 3)
const only = /--only=([\w,-]+)/.exec(process.argv.join(' '))?.[1]?.split(',')
const lighthouse = await loadLighthouse()
const site = await startSite({})
const browser = await openBrowser(findBrowser(process.env['CHROMIUM_PATH']))
try {
  const figures: PageFigures[] = []
  const pages = await findPages(site.url)
  for (const page of pages.filter(({ name }) => only?.includes(name) ?? true)) {
    console.error(`Measuring ${page.name} (${page.locale}) …`)
    figures.push(await measurePage(lighthouse, { page, port: browser.port, runs }))
  }
  console.log(reportPages(figures))
  const low = figures.filter(({ score, findings }) => score < budgets.leastScore || findings.length > 0)
  console.log(
    low.length > 0
      ? `\nUnder their figure: ${low.map(({ page }) => `${page.name} (${page.locale})`).join(', ')}.`
      : '\nAll pages reach their figure.',
  )
  process.exitCode = low.length > 0 ? 1 : 0
} finally {
  browser.stop()
  await site.stop()
}
