import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCaller, callers } from '../testing/authorization/callers.ts'
import type { StatedCase } from '../testing/authorization/case.ts'
import { cases } from '../testing/authorization/cases.ts'
import { statedCase } from '../testing/authorization/matrix.ts'
import { ownerCanary } from '../testing/authorization/scene.ts'
import { createWorld, holdsCanary, type World } from '../testing/authorization/world.ts'
import { openSite, type TestSite } from '../testing/site.ts'

let site: TestSite
let world: World
beforeAll(async () => {
  site = await openSite()
  world = await createWorld(site.database.owner)
})
afterAll(() => site.close())

const ofPlatform = Object.entries(cases)
  .filter(([call]) => call.includes('/admin/'))
  .map(([call, one]): [string, StatedCase['ask']] => [call, statedCase(one).ask])
/** The requested row does not exist. */
const unknown = new Set(['POST /api/v1/admin/tasks/{id}/retry'])
/** Calls that are also open to them inside a company. */
const inside = new Set(['GET /api/v1/admin/organizations'])

function statusFor(kind: string, call: string): number {
  if (kind === 'guest' || kind === 'disabled') return 401
  if (kind === 'impersonating' && inside.has(call)) return 200
  if (kind !== 'platform_admin') return 403
  return unknown.has(call) ? 404 : 200
}

describe.each(ofPlatform)('%s', (call, ask) => {
  test.each(Object.keys(callers))('as %s', async (kind) => {
    const { headers, scene } = await addCaller(kind, {
      owner: site.database.owner,
      services: site.services,
    })
    for (const request of await ask(world, scene)) {
      const answer = await site.app.inject({ ...request, headers })
      expect({ request, status: answer.statusCode }).toEqual({ request, status: statusFor(kind, call) })
      if (answer.statusCode >= 400)
        expect(holdsCanary(answer.body) || answer.body.includes(ownerCanary)).toBe(false)
    }
  })
})

test.each([
  ['guest', 401],
  ['seeker', 403],
  ['owner_hr', 403],
  ['owner_admin', 200],
  ['other_hr', 403],
  ['pending_company_admin', 200],
  ['removed_member', 403],
  ['platform_admin', 403],
  ['impersonating', 403],
])('the log of a company as %s is %i', async (kind, status) => {
  const { headers, scene } = await addCaller(kind, { owner: site.database.owner, services: site.services })
  await site.database.owner.query({
    text: `insert into audit_event (action, organization_id, subject) values ('team.invite', $1, '${ownerCanary}')`,
    values: [scene.owner.id],
  })
  const answer = await site.app.inject({ url: '/api/v1/organization/audit', headers })
  expect(answer.statusCode).toBe(status)
  if (status !== 200) expect(answer.body).not.toContain(ownerCanary)
  // Of other companies it shows nothing, not even that there are entries.
  if (kind === 'pending_company_admin') expect(answer.json().items).toEqual([])
  if (kind === 'owner_admin') expect(answer.json().items).toHaveLength(1)
})
