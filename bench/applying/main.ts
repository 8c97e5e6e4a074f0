// npm run bench -- applying: what applications and lists of candidates cost, and a crash while 500 applications are sent,
// measured here and now; see docs/performance.md.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from '@qareeb/server/platform/database/database.ts'
import { prepareTasks } from '@qareeb/server/platform/tasks/prepare-tasks.ts'
import { tasks } from '@qareeb/server/tasks.ts'
import { killWhileApplying } from '@qareeb/server/testing/killed/kill-while-applying.ts'
import { copyOfCountry } from '../accounts/copy-of-country.ts'
import { startBenchServer } from '../search/seeded-database.ts'
import { budgets } from './budgets.ts'
import { measureApplying } from './measure-applying.ts'

const killed = { applications: 500, clients: 8 }

const found = await crash()
const costs = await measureCosts()
const ratio = costs.application.cpuMs / costs.bareCommit.cpuMs
const peopleFigures = [
  ['a page of everybody who applied to a company, of 105,000', costs.people],
  ['those in a state', costs.peopleOfState],
  ['those by a name', costs.peopleByName],
] as const
console.log('| Applying | measured | budget |')
console.log('| --- | --- | --- |')
console.log(`| an application, ms of processor | ${costs.application.cpuMs.toFixed(2)} | – |`)
console.log(`| a bare commit of the same rows, ms | ${costs.bareCommit.cpuMs.toFixed(2)} | – |`)
console.log(`| an application against it | ${ratio.toFixed(2)} × | ${budgets.ratio} × |`)
console.log(`| a page of 5,000 candidates, ms | ${costs.page.cpuMs.toFixed(2)} | ${budgets.page} |`)
console.log(`| candidates by a name, ms | ${costs.name.cpuMs.toFixed(2)} | ${budgets.name} |`)
for (const [name, { cpuMs }] of peopleFigures)
  console.log(`| ${name}, ms | ${cpuMs.toFixed(2)} | ${budgets.people} |`)
console.log(`| found once with file and mail after a crash | ${found} | ${killed.applications} |`)
const isWithin =
  ratio <= budgets.ratio &&
  costs.page.cpuMs <= budgets.page &&
  costs.name.cpuMs <= budgets.name &&
  peopleFigures.every(([, { cpuMs }]) => cpuMs <= budgets.people) &&
  found === killed.applications
process.exitCode = isWithin ? 0 : 1

/** @returns how many of the applications are found once, with their file and one mail */
async function crash(): Promise<number> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-killed-'))
  fs.chmodSync(home, 0o755)
  try {
    const outcomes = await killWhileApplying({ home, programsHome: home, ...killed })
    return outcomes.filter((one) => one.rows === 1 && one.mails === 1 && one.hasItsFile).length
  } finally {
    fs.rmSync(home, { recursive: true, force: true })
  }
}

async function measureCosts() {
  const server = await startBenchServer()
  try {
    const { drop, ownerUrl, appUrl } = await copyOfCountry(server, '10k')
    await prepareTasks(ownerUrl, tasks)
    const owner = connect({ url: ownerUrl, size: 1, statementTimeoutMs: 600_000 })
    try {
      return await measureApplying(owner.db, appUrl)
    } finally {
      await owner.close()
      await drop()
    }
  } finally {
    await server.stop()
  }
}
