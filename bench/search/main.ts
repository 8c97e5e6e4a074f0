// npm run bench -- search [--sizes=10k,100k,1m] [--checks=300]: what docs/performance.md tells, measured here and now.
import { listOverruns } from './check-budgets.ts'
import { measureGrowth } from './growth.ts'
import { measure, type Result } from './measure.ts'
import { report } from './report.ts'
import { prepareDatabase, type SeededDatabase, startBenchServer } from './seeded-database.ts'
import { readChecks, readSizes } from './sizes.ts'

const options = process.argv.slice(2)
const wanted = readSizes(options)
const checks = readChecks(options)
const server = await startBenchServer()
try {
  const results: Result[] = []
  // The country of the demo is another one, so it says nothing of growth.
  const alike: SeededDatabase[] = []
  for (const size of wanted) {
    const urls = await prepareDatabase(server, size)
    console.error(`Measuring ${size} …`)
    results.push(await measure(size, urls, checks))
    if (size !== 'demo') alike.push(urls)
  }
  const [smallest, largest] = [alike[0], alike.at(-1)]
  const growth = smallest && largest && smallest !== largest ? await measureGrowth(smallest, largest) : null
  console.log(report(results, growth))
  const overruns = listOverruns(results, growth)
  console.log(
    overruns.length > 0
      ? `\nOver budget:\n${overruns.map((line) => `- ${line}`).join('\n')}`
      : '\nAll budgets held.',
  )
  process.exitCode = overruns.length > 0 ? 1 : 0
} finally {
  await server.stop()
}
