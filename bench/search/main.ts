// npm run bench -- search [--sizes=10k,100k,1m] [--checks=300]: measures the figures of docs/performance.md now;
// with --most-expensive only the most expensive requests of each size.
import { listExpensive, listOverruns } from './check-budgets.ts'
import { measureGrowth } from './growth.ts'
import { measure, type Result } from './measure.ts'
import { type MostExpensive, findMostExpensive } from './most-expensive.ts'
import { report, reportMostExpensive } from './report.ts'
import { prepareDatabase, type SeededDatabase, startBenchServer } from './seeded-database.ts'
import { readChecks, readSizes } from './sizes.ts'

const options = process.argv.slice(2)
const wanted = readSizes(options)
const checks = readChecks(options)
const isMostExpensiveAlone = options.includes('--most-expensive')
const server = await startBenchServer()
try {
  const results: Result[] = []
  const mostExpensive: MostExpensive[] = []
  // The demo country has another distribution, so it does not show growth.
  const alike: SeededDatabase[] = []
  for (const size of wanted) {
    const urls = await prepareDatabase(server, size)
    console.error(`Measuring ${size} …`)
    mostExpensive.push(await findMostExpensive(size, urls))
    if (isMostExpensiveAlone) continue
    results.push(await measure(size, urls, checks))
    if (size !== 'demo') alike.push(urls)
  }
  console.log(reportMostExpensive(mostExpensive))
  const [smallest, largest] = [alike[0], alike.at(-1)]
  const growth = smallest && largest && smallest !== largest ? await measureGrowth(smallest, largest) : null
  if (!isMostExpensiveAlone) console.log(report(results, growth))
  const overruns = [...listOverruns(results, growth), ...listExpensive(mostExpensive)]
  console.log(
    overruns.length > 0
      ? `\nOver budget:\n${overruns.map((line) => `- ${line}`).join('\n')}`
      : '\nAll budgets held.',
  )
  process.exitCode = overruns.length > 0 ? 1 : 0
} finally {
  await server.stop()
}
