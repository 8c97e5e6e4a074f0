import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administrationRoutes } from './administration/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { addUser } from './testing/accounts.ts'
import { addSession } from './testing/authorization/callers.ts'
import { addSceneCompany, type SceneCompany } from './testing/authorization/scene.ts'
import { bodiesOf } from './testing/fuzz/bodies.ts'
import { faultsOf } from './testing/fuzz/faults.ts'
import { addressesOf } from './testing/fuzz/requests.ts'
import { openSite, type TestSite } from './testing/site.ts'

// Bad input of platform administrators gets orderly answers too: no input ends as an unexpected failure.

let site: TestSite
let company: SceneCompany
let ofPlatform: Record<string, string>
let ofCompany: Record<string, string>
beforeAll(async () => {
  site = await openSite()
  const { owner } = site.database
  company = await addSceneCompany(owner)
  const nora = await addUser(owner, { firstName: 'Nora', userType: 'admin' })
  const session = { owner, services: site.services }
  ofPlatform = await addSession(session, nora)
  ofCompany = await addSession(session, company.admin, { organizationId: company.id })
})
afterAll(() => site.close())

const calls = [...administrationRoutes, ...auditRoutes].map(({ endpoint }) => endpoint)

/** From anywhere, so that it is not the count of one network that refuses. */
const network = fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `10.7.${a}.${b}`)

describe.each(calls.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s',
  (method, path, endpoint) => {
    test('answers any input as promised, or refuses in order', async () => {
      const headers = path.includes('/admin/') ? ofPlatform : ofCompany
      await fc.assert(
        fc.asyncProperty(
          addressesOf(endpoint, [company.id, company.secondHr.id]),
          bodiesOf(endpoint),
          network,
          async (url, body, remoteAddress) => {
            const request: InjectOptions = { method, url, remoteAddress, headers }
            const answer = await site.app.inject(
              body === undefined
                ? request
                : {
                    ...request,
                    headers: { ...headers, 'content-type': 'application/json' },
                    payload: JSON.stringify(body),
                  },
            )
            expect({ url, body, faults: faultsOf(answer, endpoint) }).toEqual({
              url,
              body,
              faults: [],
            })
          },
        ),
        { numRuns: 40 },
      )
    })
  },
)

test('after any input, nothing failed unexpectedly', () => {
  expect(site.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})
