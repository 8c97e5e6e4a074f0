// npm test: everything there is to know about a change, on a fresh clone too. Ends with one summary.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checks } from './checks.mjs'
import { installed } from './setup/checkout.mjs'
import { inLanes } from './setup/in-lanes.mjs'
import { main, prepare } from './setup/prepare.mjs'
import { run } from './setup/run.mjs'
import { ensureBuilt } from './setup/site-build.mjs'
import { keepTemporaryFilesInMemory } from './setup/temporary-folder.mjs'
import { runStep, summarize } from './steps.mjs'

await main(async () => {
  const begin = performance.now()
  const node = await prepare()
  keepTemporaryFilesInMemory()
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-reports-'))
  const results = [
    ...(await inLanes(checks, 1, (check) => runStep(check.name, check.run))),
    await runStep('build', build),
    await runStep('unit and integration tests', () => runUnitTests(node, reports)),
    await runStep('journeys', () => runJourneys(node, reports)),
  ]
  fs.rmSync(reports, { recursive: true, force: true })
  console.log(summarize(results, (performance.now() - begin) / 1000))
  return results.every(({ counts }) => counts.failed === 0) ? 0 : 1
})

/** @param {string} node @param {string} reports folder of the reports */
async function runUnitTests(node, reports) {
  const report = path.join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(node, [fs.realpathSync(installed('vitest')), 'run', ...reporters])
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(report)
  return { code, counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests } }
}

/** @param {string} node @param {string} reports folder of the reports */
async function runJourneys(node, reports) {
  const report = path.join(reports, 'journeys.json')
  const { code } = await run(node, ['e2e/run-journeys.ts'], {
    env: { ...process.env, JOURNEYS_REPORT: report },
  })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report).stats ?? {}
  return { code, counts: { passed: expected, failed: unexpected + flaky, skipped } }
}

/** @param {string} file */
function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
}

async function build() {
  await ensureBuilt()
  return { code: 0 }
}
