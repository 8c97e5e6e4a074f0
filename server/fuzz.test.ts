import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from './app.ts'
import { takeChangedTables, watchTables } from './testing/authorization/changed-tables.ts'
import { createWorld, holdsCanary, type World } from './testing/authorization/world.ts'
import { freshDatabase, type TestDatabase } from './testing/database.ts'
import { faultsOf } from './testing/fuzz/faults.ts'
import { naughtyNumbers, naughtyStrings } from './testing/fuzz/naughty.ts'
import { addressesOf } from './testing/fuzz/requests.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let database: TestDatabase
let opened: TestApp
let world: World
beforeAll(async () => {
  database = await freshDatabase()
  world = await createWorld(database.owner)
  await watchTables(database.owner)
  opened = await openTestApp({ db: database.db })
})
afterAll(async () => {
  await opened.app.close()
  await database.drop()
})

const reads = routes.filter(({ endpoint }) => endpoint.method === 'GET').map(({ endpoint }) => endpoint)
const get = (url: string) => opened.app.inject(url)

/** The fields that a refusal names. */
async function refusedFields(url: string) {
  const answer = await get(url)
  expect(answer.statusCode).toBe(400)
  return answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)
}

describe.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))('%s', (_path, endpoint) => {
  test('answers any request as promised, or refuses in order', async () => {
    const known = [world.a.published, world.a.slug, world.a.closed, world.a.draft, world.a.id]
    await fc.assert(
      fc.asyncProperty(addressesOf(endpoint, known), async (url) => {
        const answer = await get(url)
        const { statusCode } = await get(url)
        const seen = {
          url,
          faults: faultsOf(answer, endpoint),
          leaks: holdsCanary(answer.body),
          again: statusCode,
        }
        expect(seen).toEqual({ url, faults: [], leaks: false, again: answer.statusCode })
      }),
      { numRuns: endpoint.query ? 80 : 10 },
    )
  })
})

describe('the words of a search', () => {
  test.each(['/api/v1/job-ad?q=', '/api/v1/job-ad/facets?q=', '/api/v1/search-suggestion?q='])(
    '%s takes or refuses every naughty string',
    async (address) => {
      const endpoint = reads.find(({ path }) => path === address.split('?')[0])
      for (const text of naughtyStrings) {
        const answer = await get(address + encodeURIComponent(text.toWellFormed().slice(0, 3_000)))
        const isEither = [200, 400].includes(answer.statusCode)
        const seen = { text, faults: endpoint && faultsOf(answer, endpoint), isEither }
        expect(seen).toEqual({ text, faults: [], isEither: true })
      }
    },
  )
})

describe('a wrong query', () => {
  test.each([
    ['q[]=', ['q[]']],
    ['q=a&q=b', ['q']],
    ['q=%00', ['q']],
    ['q=%ff', ['q']],
    ['q=%ED%A0%80', ['q']],
    [`q=${'x'.repeat(121)}`, ['q']],
    ['lat=NaN&lng=1', ['lat']],
    ['lat=1e999&lng=1', ['lat']],
    ['lat=91&lng=1', ['lat']],
    ['lat=1&lng=-181', ['lng']],
    ['lat=24.7', ['lng']],
    ['lat=24.7&lng=46.7&radius=0', ['radius']],
    ['lat=24.7&lng=46.7&radius=301', ['radius']],
    ['lat=24.7&lng=46.7&radius=2.5', ['radius']],
    ['radius=10', ['radius']],
    ['bounds=24,46,23,47', ['bounds']],
    ['bounds=24,46', ['bounds']],
    ['bounds=-91,46,24,47', ['bounds']],
    ['city=riyadh&radius=10&bounds=24,46,25,47', ['bounds']],
    ['zoom=99', ['zoom']],
    ['sort=', ['sort']],
    ['sort=NEWEST', ['sort']],
    ['limit=100000', ['limit']],
    ['limit=0', ['limit']],
    ['status=draft', ['status']],
    ['category=', ['category']],
    ['category=it,it', ['category']],
    ['category=it,spy', ['category']],
    [`category=${'it,'.repeat(200)}it`, ['category']],
    ['minSalary=-1', ['minSalary']],
    ['minSalary=4001', ['minSalary']],
    ['postedWithin=2', ['postedWithin']],
    ['verified=yes', ['verified']],
    ['organization=1', ['organization']],
    ['after=!', ['after']],
    ['__proto__=1', ['__proto__']],
    ['lat=x&lng=y&zzz=1', ['lat', 'lng', 'zzz']],
  ])('%s is refused with the names of its fields', async (query, fields) => {
    expect(await refusedFields(`/api/v1/job-ad?${query}`)).toEqual(fields)
  })

  test('with many parameters is refused without repeating them all', async () => {
    const many = Array.from({ length: 500 }, (_, index) => `p${index}=1`).join('&')
    expect((await refusedFields(`/api/v1/job-ad?${many}`)).length).toBeLessThanOrEqual(50)
  })

  test.each(naughtyNumbers.filter((text) => !['-0'].includes(text)))(
    'a zoom of "%s" is refused',
    async (text) => {
      const url = `/api/v1/job-ad/map?bounds=24,46,25,47&zoom=${encodeURIComponent(text)}`
      expect(await refusedFields(url)).toEqual(['zoom'])
    },
  )

  test('a made-up cursor is refused, not misread', async () => {
    const cursors = [
      'a',
      'AAAA',
      'eyJhIjoxfQ',
      btoa('{"published":"x"}').replaceAll('=', ''),
      'x'.repeat(200),
    ]
    for (const after of cursors) {
      const answer = await get(`/api/v1/job-ad?after=${after}`)
      expect({ after, ...answer.json() }).toMatchObject({
        after,
        code: 'request.invalid',
        errors: [{ path: 'after' }],
      })
    }
  })
})

test('a part of the site map is whole, or there is none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.nat(10_000_000), fc.integer({ min: 2_147_475, max: 2_147_495 })),
      async (part) => {
        const { statusCode, body } = await get(`/sitemaps/job-ads-${part}.xml`)
        expect({ part, statusCode, isWhole: statusCode === 404 || body.endsWith('</urlset>\n') }).toEqual({
          part,
          statusCode: part > 2_147_483 ? 404 : 200,
          isWhole: true,
        })
      },
    ),
    { numRuns: 60 },
  )
})

describe('an address of an ad', () => {
  test.each([
    '%00',
    '..%2f',
    '..%2f..%2fetc%2fpasswd',
    '%C0%AF',
    '%ff',
    'x'.repeat(300),
    '%20',
    'a%0d%0ab',
    "'%20or%201=1--",
  ])('%s leads nowhere: 404', async (id) => {
    const answer = await get(`/api/v1/job-ad/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toMatch(/^(jobAd|request)\.notFound$/)
  })

  test.each([
    '/api/v1//job-ad',
    '/api/v1/./job-ad/x/../..',
    '/api/v1/job-ad/',
    '/API/v1/job-ad',
    '/api/v1/job-ad;x=1',
    '/api/v1/%6aob-ad%2f',
  ])('the trick %s reaches no other call', async (url) => {
    const { statusCode } = await get(url)
    expect([404, 405]).toContain(statusCode)
  })
})

test('after any request, no table has changed and nothing failed unexpectedly', async () => {
  expect(await takeChangedTables(database.owner)).toEqual([])
  expect(opened.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})
