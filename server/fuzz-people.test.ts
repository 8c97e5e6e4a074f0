import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from './app.ts'
import { addUser } from './testing/accounts.ts'
import { addSession } from './testing/authorization/callers.ts'
import { addMember } from './testing/authorization/scene.ts'
import { canary, createWorld, holdsCanary, type World } from './testing/authorization/world.ts'
import { findTraces } from './testing/find-traces.ts'
import { bodiesOf } from './testing/fuzz/bodies.ts'
import { faultsOf } from './testing/fuzz/faults.ts'
import { addressesOf } from './testing/fuzz/requests.ts'
import { openSite, type TestSite } from './testing/site.ts'

let site: TestSite
let world: World
let traces: string[]
beforeAll(async () => {
  site = await openSite()
  world = await createWorld(site.database.owner)
  traces = await tracesOfSara()
})
afterAll(() => site.close())

const tracesOfSara = () =>
  findTraces({ owner: site.database.owner, folder: '/nowhere', secret: site.services.config.secret }, [
    canary,
  ])

const calls = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => /\/(user|file|organization|invitation)/.test(path))

/** Addresses of many networks, so that no call is refused because its network has called too often. */
const network = fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `10.7.${a}.${b}`)

/** Adds a person with all rights in a company. Each call has a new one, so that no call is affected by the one before. */
async function addSomebody() {
  const { owner } = site.database
  const user = await addUser(owner, { userType: 'employer' })
  await addMember(owner, { organizationId: world.b.id, user, role: 'ADMIN' })
  return addSession({ owner, services: site.services }, user, { organizationId: world.b.id })
}

describe.each(calls.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s',
  (method, _path, endpoint) => {
    test('answers any input as promised, or refuses in order', async () => {
      const known = [world.sara.id, world.a.published, world.a.draft, world.b.id]
      await fc.assert(
        fc.asyncProperty(
          addressesOf(endpoint, known),
          bodiesOf(endpoint),
          network,
          async (url, body, remoteAddress) => {
            const headers = endpoint.access === 'everyone' ? {} : await addSomebody()
            const request: InjectOptions = { method, url, remoteAddress }
            const answer = await site.app.inject(
              body === undefined
                ? { ...request, headers }
                : {
                    ...request,
                    headers: { ...headers, 'content-type': 'application/json' },
                    payload: JSON.stringify(body),
                  },
            )
            const seen = {
              url,
              body,
              faults: faultsOf(answer, endpoint),
              leaks: holdsCanary(answer.body),
            }
            expect(seen).toEqual({ url, body, faults: [], leaks: false })
          },
        ),
        { numRuns: endpoint.body ? 40 : 10 },
      )
    })
  },
)

test('after any input, other people’s data have stayed and nothing failed unexpectedly', async () => {
  expect(await tracesOfSara()).toEqual(traces)
  expect(site.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})
