// npm run bench -- export: measures the export of 10,000 candidates now; see docs/performance.md.
import { once } from 'node:events'
import http from 'node:http'
import { buildApp } from '@qareeb/server/app.ts'
import { connect, type Database } from '@qareeb/server/platform/database/database.ts'
import { createLog } from '@qareeb/server/platform/log.ts'
import { createServices } from '@qareeb/server/services.ts'
import { addManyCandidates } from '@qareeb/server/testing/seeds/many-candidates.ts'
import { seedCompanies } from '@qareeb/server/testing/seeds/many-companies.ts'
import { testConfig } from '@qareeb/server/testing/test-config.ts'
import { copyOfCountry } from '../accounts/copy-of-country.ts'
import { startBenchServer } from '../search/seeded-database.ts'
import { budgets } from './budgets.ts'

const rows = 10_000

const server = await startBenchServer()
try {
  const { drop, ownerUrl, appUrl } = await copyOfCountry(server, '10k')
  const owner = connect({ url: ownerUrl, size: 1, statementTimeoutMs: 600_000 })
  const app = connect({ url: appUrl, size: 4 })
  try {
    const growth = await measureExports(owner.db, app.db)
    process.exitCode = growth > budgets.growthMb ? 1 : 0
  } finally {
    await Promise.all([app.close(), owner.close()])
    await drop()
  }
} finally {
  await server.stop()
}

/** @returns by how many MB the process grows at most, over both formats */
async function measureExports(owner: Database, db: Database): Promise<number> {
  const { token, jobAdId, site } = await prepare(owner, db)
  const base = await site.listen({ port: 0, host: '127.0.0.1' })
  const get = async (path: string) => {
    const url = `${base}/api/v1/job-ad/${jobAdId}/${path}`
    const asked = http.get(url, { headers: { authorization: `Bearer ${token}` } })
    // Node answers with one message.
    const [answer] = (await once(asked, 'response')) as [http.IncomingMessage]
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for ${url}`)
    return answer
  }
  // A running service has compiled its code, and its heap has grown to the size that lists need.
  for (let no = 0; no < 300; no += 1) await measure(() => get('candidates?limit=100'))
  console.log('| Export of 10,000 candidates | seconds | MB | growth of the process, MB | budget |')
  console.log('| --- | --- | --- | --- | --- |')
  let most = 0
  for (const format of ['csv', 'xlsx']) {
    await measure(() => get(`candidates/export?format=${format}&q=person-1`))
    const { seconds, megabytes, growth } = await measure(() => get(`candidates/export?format=${format}`))
    most = Math.max(most, growth)
    console.log(
      `| ${format} | ${seconds.toFixed(1)} | ${megabytes.toFixed(1)} | ${growth.toFixed(1)} | ${budgets.growthMb} |`,
    )
  }
  await site.close()
  return most
}

async function prepare(owner: Database, db: Database) {
  const team = await seedCompanies(owner, 100)
  const [ad] = await owner.query<{ id: string }>({
    text: 'select id from job_ad where organization_id = $1 limit 1',
    values: [team.organizationId],
  })
  const jobAdId = String(ad?.id)
  const { organizationId } = team
  await owner.transaction(
    (db) => addManyCandidates(db, { organizationId, ads: [jobAdId], count: rows, messageLength: 500 }),
    { organizationId },
  )
  await owner.query({ text: 'analyze candidate, candidate_word' })
  const config = testConfig({ callsPerMinute: 1_000_000_000 })
  const services = createServices({ config, db, log: createLog({ level: 'silent' }), now: () => new Date() })
  const { token } = await services.identity.tokens.sign(team)
  return { token, jobAdId, site: await buildApp(services) }
}

async function measure(ask: () => Promise<http.IncomingMessage>) {
  const before = process.memoryUsage().rss
  const begun = performance.now()
  let bytes = 0
  let peak = before
  for await (const piece of await ask()) {
    bytes += piece.length
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const mb = 1_000_000
  return {
    seconds: (performance.now() - begun) / 1_000,
    megabytes: bytes / mb,
    growth: (peak - before) / mb,
  }
}
