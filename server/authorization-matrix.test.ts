import { companyHeader } from '@qareeb/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from './app.ts'
import type { Services } from './ground/context.ts'
import type { Route } from './platform/http/on.ts'
import { signedInAs } from './testing/accounts.ts'
import { addCaller, callers, insiders } from './testing/authorization/callers.ts'
import { cases } from './testing/authorization/cases.ts'
import { takeChangedTables, watchTables } from './testing/authorization/changed-tables.ts'
import { deniedNamesIn } from './testing/authorization/denied-names.ts'
import {
  listCallerRows,
  listExtensions,
  parseCell,
  readMatrix,
  statedCase,
} from './testing/authorization/matrix.ts'
import { ownerCanary } from './testing/authorization/scene.ts'
import { createWorld, holdsCanary, type World } from './testing/authorization/world.ts'
import { freshDatabase, type TestDatabase } from './testing/database.ts'
import { registeredCalls } from './testing/registered-calls.ts'
import { openTestApp, type TestApp, testServices } from './testing/test-app.ts'

const matrix = readMatrix()
const extensions = listExtensions(cases)
const companyExtensions = listCallerRows(cases)
const nameOf = ({ method, path }: Route['endpoint']) => `${method} ${path}`
const bound = new Set(routes.map(({ endpoint }) => nameOf(endpoint)))
const rows = matrix.rows.filter(({ call }) => bound.has(call))
/** Calls that look at no caller at all: they say whether the service is well. */
const blind = new Set(routes.filter(({ skipQueue }) => skipQueue).map(({ endpoint }) => nameOf(endpoint)))
let database: TestDatabase
let opened: TestApp
let services: Services
let world: World
beforeAll(async () => {
  database = await freshDatabase()
  world = await createWorld(database.owner)
  await watchTables(database.owner)
  opened = await openTestApp({ db: database.db })
  services = testServices({ db: database.db }).services
  // Keys of tokens are made when they are first needed.
  await addCaller('seeker', { owner: database.owner, services })
})
afterAll(async () => {
  await opened.app.close()
  await database.drop()
})

/** Calls as one kind of caller, and describes each difference from the cell. */
async function findFaults(caseName: string, actor: string, cell: string): Promise<string[]> {
  const { status, mark } = parseCell(cell)
  // All callers come from one network, whose limits are another test's.
  await database.owner.query({ text: 'delete from attempt' })
  const asked = cases[caseName]
  if (!asked) return [`no noun says in its authorization-cases.ts how "${caseName}" is asked`]
  const { ask, mayName } = statedCase(asked)
  const { headers, scene } = await untouchedCaller(actor)
  const requests = await ask(world, scene)
  if (requests.length === 0) return ['the case asks nothing']

  const mayWrite = status < 400 && mark !== '~'
  const prepared = await takeChangedTables(database.owner)
  const faults: string[] = []
  for (const request of requests) {
    const answer = await opened.app.inject({ ...request, headers: { ...request.headers, ...headers } })
    if (answer.statusCode !== status)
      faults.push(`${JSON.stringify(request)} is ${answer.statusCode}: ${answer.body}`)
    if (holdsCanary(answer.body + JSON.stringify(answer.headers)))
      faults.push(`leaks what is private: ${answer.body}`)
    if (!insiders.has(actor) && answer.body.includes(ownerCanary))
      faults.push(`leaks what is the owner's: ${answer.body}`)
    faults.push(...deniedNamesIn(answer.body, mayName))
  }
  const changed = await takeChangedTables(database.owner)
  if (prepared.length + changed.length > 0) untouched.delete(actor)
  if (!mayWrite) faults.push(...changed.map((table) => `the table ${table} has changed`))
  return faults
}

type Caller = Awaited<ReturnType<typeof addCaller>>

const untouched = new Map<string, Caller>()

/** A caller whose companies no case has changed: they are added again only after one that did, since most do not. */
async function untouchedCaller(actor: string): Promise<Caller> {
  const caller = untouched.get(actor) ?? (await addCaller(actor, { owner: database.owner, services }))
  untouched.set(actor, caller)
  await takeChangedTables(database.owner)
  return caller
}

describe.each(Object.keys(callers))('as %s', (actor) => {
  test.each(rows.map((row) => [row.call, row.case, row.cells[actor] ?? ''] as const))(
    '%s (%s) is %s',
    async (call, name, cell) => {
      expect(await findFaults(`${call} ${name}`, actor, cell)).toEqual([])
    },
  )
})

describe('as guest, beyond the specification', () => {
  test.each(extensions.map(({ call, guest }) => [call, guest] as const))('%s is %i', async (call, guest) => {
    expect(await findFaults(call, 'guest', String(guest))).toEqual([])
  })
})

describe.each(Object.keys(companyExtensions[0]?.cells ?? {}))('as %s, beyond the specification', (actor) => {
  test.each(companyExtensions.map((row) => [row.call, row.case, row.cells[actor] ?? ''] as const))(
    '%s %s is %s',
    async (call, name, cell) => {
      expect(await findFaults(`${call} ${name}`.trim(), actor, cell)).toEqual([])
    },
  )
})

describe('as disabled, beyond the specification', () => {
  const asked = extensions.filter(({ call }) => bound.has(call) && !blind.has(call))
  test.each(asked)('$call is 401', async ({ call }) => {
    expect(await findFaults(call, 'disabled', '401')).toEqual([])
  })
})

/** Pages of one ad or person, whose address names them, and ways into a company: no other tab changes their subject. */
const namingTheirSubject = [
  'GET /api/v1/job-ad/dashboard/{id}',
  'GET /api/v1/job-ad/{id}',
  'GET /api/v1/user/{id}',
  'POST /api/v1/organization/create',
  'POST /api/v1/organization/{id}/activate',
]

test('every call that people of a company may make and a job seeker may not is about the company', () => {
  const isRefused = (cell = '') => Number.parseInt(cell) >= 400
  const forTeams = [...rows, ...companyExtensions].filter(
    ({ cells }) =>
      isRefused(cells['seeker']) && !(isRefused(cells['owner_hr']) && isRefused(cells['owner_admin'])),
  )
  const called = new Set(forTeams.map(({ call }) => call))
  const others = routes
    .filter(({ endpoint }) => endpoint.about !== 'company')
    .map(({ endpoint }) => nameOf(endpoint))
  expect(others.filter((name) => called.has(name)).toSorted()).toEqual(namingTheirSubject)
})

describe('a call about the company of the caller, sent from a page of another one,', () => {
  const aboutCompany = routes.filter(({ endpoint }) => endpoint.about === 'company')
  test.each(aboutCompany.map(({ endpoint }) => nameOf(endpoint)))('%s is refused', async (call) => {
    await database.owner.query({ text: 'delete from attempt' })
    const { headers, scene } = await addCaller('owner_admin', { owner: database.owner, services })
    const name = Object.keys(cases).find((key) => key === call || key.startsWith(`${call} `))
    const asked = name === undefined ? undefined : cases[name]
    const [request] = asked ? await statedCase(asked).ask(world, scene) : []
    if (!request) throw new Error(`No case asks ${call}.`)
    await takeChangedTables(database.owner)
    const answer = await opened.app.inject({
      ...request,
      headers: { ...request.headers, ...headers, [companyHeader]: world.b.id },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'organization.switched'])
    expect(await takeChangedTables(database.owner)).toEqual([])
  })
})

test('an added, a changed and a removed row are noticed', async () => {
  await takeChangedTables(database.owner)
  const { scene } = await addCaller('seeker', { owner: database.owner, services })
  expect(await takeChangedTables(database.owner)).toContain('organization_member')
  const change = async (statement: string) => {
    await database.owner.query({ text: `${statement} where organization_id = $1`, values: [scene.owner.id] })
    return takeChangedTables(database.owner)
  }
  expect(await change('update organization_member set joined_at = joined_at')).toEqual([])
  expect(await change(`update organization_member set joined_at = '2020-01-01'`)).toEqual([
    'organization_member',
  ])
  expect(await change('delete from organization_member')).toEqual(['organization_member'])
})

describe('the canaries', () => {
  test('can be found: a reader without row-level security sees them', async () => {
    const [contact] = await database.owner.transaction(
      (db) => db.query<{ text: string }>({ text: 'select job_ad_contact::text as text from job_ad_contact' }),
      { organizationId: world.a.id },
    )
    expect(holdsCanary(contact?.text ?? '')).toBe(true)

    const own = { url: '/api/v1/user/me', headers: await signedInAs(opened.app, world.sara) }
    expect(holdsCanary((await opened.app.inject(own)).body)).toBe(true)
  })

  test('do not stand in any file that programs fetch either', async () => {
    const addresses = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/job-ads-1777000.xml', '/robots.txt']
    const answers = await Promise.all(addresses.map((url) => opened.app.inject(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(answers[2]?.body).toContain('/en/job/accountant')
    for (const { body } of answers) expect(body).not.toContain('CANARY')
  })

  test('are not logged', () => {
    expect(holdsCanary(opened.logged.join(''))).toBe(false)
  })
})

describe('every call', () => {
  test('that the server answers is in the contract, or states its statuses in a case', async () => {
    const known = new Set([...bound, ...extensions.map(({ call }) => call)])
    expect((await registeredCalls()).filter((call) => !known.has(call))).toEqual([])
  })

  test('of the contract that is bound is in the matrix or states its statuses in a case', () => {
    const known = new Set([...matrix.rows, ...extensions].map(({ call }) => call))
    expect([...bound].filter((call) => !known.has(call))).toEqual([])
  })

  test('that states its statuses in a case is answered, and is none of the specification', async () => {
    const answered = await registeredCalls()
    const specified = new Set(matrix.rows.map(({ call }) => call))
    expect(extensions.filter(({ call }) => !answered.includes(call) || specified.has(call))).toEqual([])
  })

  test('beyond the specification that depends on a role in a company is made with all of them', () => {
    const listed = new Set(companyExtensions.map(({ call }) => call))
    const about = extensions.filter(({ call }) => /\/(organization|invitation|admin)\b/.test(call))
    expect(about.filter(({ call }) => !listed.has(call))).toEqual([])
    const actors = Object.keys(callers).filter((actor) => !['guest', 'disabled'].includes(actor))
    for (const { cells } of companyExtensions) expect(Object.keys(cells)).toEqual(actors)
  })

  test('has no case but those of the matrix and those that state their statuses', () => {
    const stated = [
      ...extensions.map(({ call }) => call),
      ...companyExtensions.map((row) => `${row.call} ${row.case}`.trim()),
    ]
    const known = new Set([...matrix.rows.map((row) => `${row.call} ${row.case}`), ...stated])
    expect(Object.keys(cases).filter((name) => !known.has(name))).toEqual([])
  })

  test('and every kind of caller has a name in the matrix', () => {
    expect(matrix.actors).toEqual(expect.arrayContaining(Object.keys(callers)))
    for (const row of matrix.rows)
      for (const cell of Object.values(row.cells)) expect(() => parseCell(cell)).not.toThrow()
  })
})

/** Calls that do not exist yet are not passed in silence. */
afterAll(() => {
  const calls = new Set(matrix.rows.map(({ call }) => call))
  const existing = [...calls].filter((call) => bound.has(call))
  process.stdout.write(
    `\nAuthorization matrix: ${rows.length} of ${matrix.rows.length} rows run (${existing.length} of ${calls.size} calls exist), ` +
      `${Object.keys(callers).length} of ${matrix.actors.length} kinds of callers; ${extensions.length} calls beyond it.\n`,
  )
})
