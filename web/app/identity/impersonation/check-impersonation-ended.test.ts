import type { OwnProfile } from '@qareeb/contract/users'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oasis } from '../../dashboard/testing-profiles.ts'
import type { BoundCall } from '../../http/api.ts'
import { type Acting, actingOf } from '../../session/acting.ts'
import { serverClock } from '../../session/server-clock.ts'
import { keepActing, sessionStore } from '../../session/session-store.ts'
import { checkImpersonationEnded } from './check-impersonation-ended.ts'

type Answer = Pick<OwnProfile, 'id' | 'activeOrganization'>

const inside = (until: string): Answer => ({
  id: 'platform',
  activeOrganization: { ...oasis, impersonatedUntil: until, hasRegistrationNumber: true },
})
const outside: Answer = { id: 'platform', activeOrganization: null }

/** The server. It only answers calls for profiles, of which few fields are used. */
const answering = (answer: () => Promise<Answer>) => vi.fn<typeof answer>(answer) as unknown as BoundCall

let acting: Acting

beforeEach(() => {
  // The store follows other tabs, of which tests have none.
  vi.stubGlobal('addEventListener', () => undefined)
  keepActing(null)
  acting = actingOf(inside('2026-11-21T12:30:00.000Z'))
  keepActing(acting)
})

afterEach(() => vi.unstubAllGlobals())

test('deletes an impersonation that has also ended on the server', async () => {
  expect(
    await checkImpersonationEnded(
      answering(async () => outside),
      acting,
    ),
  ).toBe(true)
  expect(sessionStore.readActing()).toBeNull()
})

test('continues until the end that the server named, and asks it once', async () => {
  const call = answering(async () => inside('2026-11-21T13:00:00.000Z'))
  expect(await checkImpersonationEnded(call, acting)).toBe(false)
  expect(sessionStore.readActing()?.impersonatedUntil).toBe(
    serverClock.onThisDevice('2026-11-21T13:00:00.000Z'),
  )
  expect(call).toHaveBeenCalledOnce()
})

test('the session stays as it is while the server names the same end', async () => {
  const told = vi.fn<() => void>()
  sessionStore.subscribe(told)
  await checkImpersonationEnded(
    answering(async () => inside('2026-11-21T12:30:00.000Z')),
    acting,
  )
  expect(sessionStore.readActing()).toBe(acting)
  expect(told).not.toHaveBeenCalled()
})

test('accepts the end when the server does not answer', async () => {
  const offline = answering(() => Promise.reject(new TypeError('no connection')))
  expect(await checkImpersonationEnded(offline, acting)).toBe(true)
})

test('a session that another tab has changed meanwhile is kept', async () => {
  const next = { ...acting, organizationId: 'najd' }
  const call = answering(async () => {
    keepActing(next)
    return outside
  })
  expect(await checkImpersonationEnded(call, acting)).toBe(false)
  expect(sessionStore.readActing()).toBe(next)
})
