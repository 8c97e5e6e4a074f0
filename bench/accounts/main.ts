// npm run bench -- accounts [--sizes=1m]: measures the cost of signed-in requests now; see docs/performance.md.
import { buildApp } from '@qareeb/server/app.ts'
import type { BlogSource } from '@qareeb/server/blog/blog-source.ts'
import { copySource } from '@qareeb/server/blog/copy-source.ts'
import { identify } from '@qareeb/server/identity/session/identify.ts'
import { reindexBatch } from '@qareeb/server/job-ads/queries/search-index.ts'
import { connect, type Database } from '@qareeb/server/platform/database/database.ts'
import { createLog } from '@qareeb/server/platform/log.ts'
import { createServices } from '@qareeb/server/services.ts'
import { seedAccounts } from '@qareeb/server/testing/seeds/many-accounts.ts'
import { seedAdministration } from '@qareeb/server/testing/seeds/many-administration-rows.ts'
import { seedCompanies, type SeededTeam } from '@qareeb/server/testing/seeds/many-companies.ts'
import { seededNow } from '@qareeb/server/testing/seeds/many-job-ads.ts'
import { addManyPosts } from '@qareeb/server/testing/seeds/many-posts.ts'
import { testConfig } from '@qareeb/server/testing/test-config.ts'
import { type SeededDatabase, startBenchServer } from '../search/seeded-database.ts'
import { readSizes } from '../search/sizes.ts'
import { budgets } from './budgets.ts'
import { copyOfCountry } from './copy-of-country.ts'
import { measure, type Measured } from './measure.ts'
import { type Publishing, publishing } from './publishing.ts'

const connectionName = 'qareeb bench accounts'
/** Beside the ads of the country, whose companies are a hundredth of them. */
const added = { people: 10_000, favoritesEach: 40, companies: 10_000, events: 200_000 }

const published = 'publishing a job ad'
const asking = 'asking to publish an open ad'

const [size = '1m'] = process.argv.length > 2 ? readSizes(process.argv.slice(2)) : []
const server = await startBenchServer()
try {
  const { drop, ...urls } = await copyOfCountry(server, size)
  try {
    const results = await measureEverything(urls)
    console.log(report(results))
    process.exitCode = results.some(({ name, cpuMs }) => cpuMs > (budgets[name] ?? Infinity)) ? 1 : 0
  } finally {
    await drop()
  }
} finally {
  await server.stop()
}

/** A task does as much for each open ad of a company that gets another name. */
function reindexOneOf(db: Database, organizationId: string) {
  const batch = { organizationId, now: seededNow, after: 0, most: 1 }
  return db.transaction((inside) => reindexBatch(inside, batch), { organizationId })
}

type Result = Pick<Measured, 'cpuMs' | 'databaseMs'> & {
  name: keyof typeof budgets
  p50: number | null
  p95: number | null
}

async function measureEverything({ ownerUrl, appUrl }: SeededDatabase): Promise<Result[]> {
  const owner = connect({ url: ownerUrl, size: 1, statementTimeoutMs: 600_000 })
  const app = connect({ url: appUrl, size: 4, name: connectionName })
  try {
    console.error(`Adding ${added.people} people and ${added.companies} companies …`)
    const somebody = await seedAccounts(owner.db, added)
    const team = await seedCompanies(owner.db, added.companies)
    const nora = await seedAdministration(owner.db, added)
    await owner.db.query({ text: 'analyze' })
    const log = createLog({ level: 'silent' })
    const config = testConfig({ callsPerMinute: 1_000_000_000 })
    const services = createServices({ config, db: app.db, log, now: () => new Date() })
    const site = await buildApp(services)
    const { token } = await services.identity.tokens.sign(somebody)
    const member = await services.identity.tokens.sign(team)
    const platform = await services.identity.tokens.sign(nora)
    const works = worksOf({
      services,
      site,
      owner: owner.db,
      app: app.db,
      team,
      tokens: { somebody: token, member: member.token, platform: platform.token },
    })
    const results: Result[] = []
    for (const [name, work] of works)
      results.push({ name, ...(await measure(owner.db, connectionName, work)) })
    await site.close()
    return [...results, beyondValidation(results)]
  } finally {
    await app.close()
    await owner.close()
  }
}

/**
 * The cost of publishing, minus the cost of the same call for an open ad. That call reads the request, the session, the
 * company and the ad, and then stops. So the difference is more than the cost after all validation. A difference has no
 * percentiles.
 */
function beyondValidation(results: readonly Result[]): Result {
  const [asked, whole] = [asking, published].map((name) => results.find((one) => one.name === name))
  if (!asked || !whole) throw new Error('Publishing was not measured.')
  return {
    name: 'publishing a job ad, beyond its validation',
    cpuMs: whole.cpuMs - asked.cpuMs,
    databaseMs: whole.databaseMs - asked.databaseMs,
    p50: null,
    p95: null,
  }
}

type World = {
  services: Awaited<ReturnType<typeof createServices>>
  site: Awaited<ReturnType<typeof buildApp>>
  owner: Database
  app: Database
  team: SeededTeam
  tokens: { somebody: string; member: string; platform: string }
}

/** The measured cases, one after the other. */
function worksOf({ services, site, owner, app, team, tokens }: World) {
  const get =
    (url: string, bearer = tokens.somebody) =>
    async () => {
      const { statusCode } = await site.inject({ url, headers: { authorization: `Bearer ${bearer}` } })
      if (statusCode !== 200) throw new Error(`${statusCode} for ${url}`)
    }
  // Its drafts are added when it begins: the cases before it measure the company without them.
  let publishes: Promise<Publishing> | undefined
  const publisher = () => (publishes ??= publishing(site, owner, { ...team, token: tokens.member }))
  let hosted: Promise<BlogSource> | undefined
  const posts = () => (hosted ??= addManyPosts(owner).then(() => copySource(app)))
  const works: [Result['name'], () => Promise<unknown>][] = [
    ['finding out who calls', () => identify(services, tokens.somebody)],
    ['a page of saved jobs', get('/api/v1/user/me/favorites')],
    ['ids of saved jobs', get('/api/v1/user/me/favorites/ids')],
    ['the own profile', get('/api/v1/user/me')],
    ['the company of a member', get('/api/v1/organization', tokens.member)],
    ['counts of a company', get('/api/v1/organization/stats', tokens.member)],
    ['the team of a company', get('/api/v1/user?q=omar', tokens.member)],
    ['the branches of the largest company', get('/api/v1/organization-location', tokens.member)],
    [
      'companies that wait for the platform',
      get('/api/v1/admin/organizations?list=waiting', tokens.platform),
    ],
    ['a company by its name', get('/api/v1/admin/organizations?q=trading%207777', tokens.platform)],
    ['companies by a common word', get('/api/v1/admin/organizations?q=trading', tokens.platform)],
    ['a page of the audit log', get('/api/v1/admin/audit', tokens.platform)],
    ['reindexing an ad after a change of its company', () => reindexOneOf(app, team.organizationId)],
    [asking, async () => (await publisher()).repeat()],
    [published, async () => (await publisher()).publish()],
    ["the list of a content host's posts", async () => (await posts()).list('en')],
    ['a post of a content host in the other language', async () => (await posts()).find('en-250', 'ar')],
    ["a page of a company's job ads", get('/api/v1/organization/ads?sort=ending', tokens.member)],
  ]
  return works
}

function report(results: readonly Result[]): string {
  const rows = results.map(({ name, cpuMs, databaseMs, p50, p95 }) => {
    const figures = [cpuMs, databaseMs, p50, p95, budgets[name]].map((ms) => ms?.toFixed(2) ?? '–')
    return `| ${[name, ...figures].join(' | ')} |`
  })
  return [
    '| Requests | processor ms | of it the database | p50 ms | p95 ms | budget |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
