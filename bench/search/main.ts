// npm run bench -- search [--sizes=10k,100k,1m] [--checks=300]: measures the figures of docs/performance.md now;
// with --dearest only the dearest requests of each size.
import { listDear, listOverruns } from './check-budgets.ts'
import { type Dearest, findDearest } from './dearest.ts'
import { measureGrowth } from './growth.ts'
import { measure, type Result } from './measure.ts'
import { report, reportDearest } from './report.ts'
import { prepareDatabase, type SeededDatabase, startBenchServer } from './seeded-database.ts'
import { readChecks, readSizes } from './sizes.ts'

const options = process.argv.slice(2)
const wanted = readSizes(options)
const checks = readChecks(options)
const isDearestAlone = options.includes('--dearest')
const server = await startBenchServer()
try {
  const results: Result[] = []
  const dearest: Dearest[] = []
  // The demo country has another distribution, so it does not show growth.
  const alike: SeededDatabase[] = []
  for (const size of wanted) {
    const urls = await prepareDatabase(server, size)
    console.error(`Measuring ${size} …`)
    dearest.push(await findDearest(size, urls))
    if (isDearestAlone) continue
    results.push(await measure(size, urls, checks))
    if (size !== 'demo') alike.push(urls)
  }
  console.log(reportDearest(dearest))
  const [smallest, largest] = [alike[0], alike.at(-1)]
  const growth = smallest && largest && smallest !== largest ? await measureGrowth(smallest, largest) : null
  if (!isDearestAlone) console.log(report(results, growth))
  const overruns = [...listOverruns(results, growth), ...listDear(dearest)]
  console.log(
    overruns.length > 0
      ? `\nOver budget:\n${overruns.map((line) => `- ${line}`).join('\n')}`
      : '\nAll budgets held.',
  )
  process.exitCode = overruns.length > 0 ? 1 : 0
} finally {
  await server.stop()
}
