import crypto from 'node:crypto'
import type { Endpoint } from '@qareeb/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from './app.ts'
import { createWorld, type World } from './testing/authorization/world.ts'
import { addEmployer } from './testing/companies.ts'
import { openSite, type TestSite, type Visitor } from './testing/site.ts'

let site: TestSite
let world: World
/** A job seeker, an administrator of a company, and one of the platform: each makes their allowed calls. */
let layla: Visitor
let omar: Visitor
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
  world = await createWorld(site.database.owner)
  layla = await site.visitor({ firstName: 'Layla' })
  omar = (await addEmployer(site)).omar
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})
afterAll(() => site.close())

/** Posts may be read by everybody, and are named by their titles. */
const withoutIds = new Set(['/api/v1/blog/{slug}'])

const addressed = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => ['GET', 'DELETE'].includes(method) && path.includes('{'))
  .filter(({ path }) => !withoutIds.has(path))

function askerOf({ path, about }: Endpoint): Visitor {
  if (path.startsWith('/api/v1/admin')) return nora
  return about === 'company' || path.startsWith('/api/v1/organization') ? omar : layla
}

/** Ids that somebody might try: made up, or next to one that exists. */
function guesses(known: readonly string[], count: number): string[] {
  const madeUp = Array.from({ length: count }, () => crypto.randomUUID())
  const next = known.flatMap((id) => [-1, 1].map((step) => neighbourOf(id, step)))
  return [...madeUp, ...next]
}

const neighbourOf = (id: string, step: number) => {
  const digits = (BigInt(`0x${id.replaceAll('-', '')}`) + BigInt(step)).toString(16).padStart(32, '0')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

test.each(addressed.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s gives nothing for guessed ids, and does not distinguish them',
  async (method, path, endpoint) => {
    const known = [world.a.id, world.a.published, world.a.draft, world.p.draft, world.sara.id]
    const answers = new Set<string>()
    for (const id of guesses(known, 300)) {
      const answer = await site.ask(askerOf(endpoint), `${method} ${path.replace(/\{\w+\}/, id)}`)
      answers.add(`${answer.statusCode} ${answer.body.replace(/"requestId":"[^"]+"/, '')}`)
    }
    expect(answers.size).toBe(1)
    // Removing an unsaved row is done already.
    const [only = ''] = answers
    expect(['404', method === 'DELETE' && endpoint.status === 204 ? '204' : '404']).toContain(
      only.slice(0, 3),
    )
  },
)

test('every id in answers is a random UUID, never a sequence', async () => {
  const counting = await site.database.owner.query({
    text: `
      select table_name, column_default from information_schema.columns
      where table_schema = 'public' and column_name = 'id'
        and (data_type <> 'uuid' or column_default is not null and column_default <> 'gen_random_uuid()')`,
  })
  expect(counting).toEqual([])
})
