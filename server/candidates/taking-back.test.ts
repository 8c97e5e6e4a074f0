import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minute, type Hired, type HiringSite, openHiringSite } from '../testing/hiring-site.ts'
import { runTasks } from '../testing/run-tasks.ts'
import type { Visitor } from '../testing/site.ts'

let site: HiringSite
let here: Hired
let sara: Visitor
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
  sara = await site.visitor()
})

/** Sara applies, and the mails about it leave. @returns the id of the application */
async function applyAsSara(): Promise<string> {
  await here.apply(sara, here.guest())
  await site.pass(minute)
  return here.onlyId()
}

async function moveAlone(id: string, state: string): Promise<void> {
  const path = `${here.address}/${id}`
  const { version } = (await site.ask(here.huda, `GET ${path}`)).json()
  const moved = await site.ask(here.huda, `PATCH ${path}`, { version, state })
  expect(moved.json()).toMatchObject({ state })
}

async function moveAsMany(id: string, state: string): Promise<void> {
  const body = { id: crypto.randomUUID(), action: 'move', state, ids: [id], count: 1 }
  await site.ask(here.huda, `POST ${here.address}/bulk`, body)
  await runTasks(site.services)
}

const accepted = /^قُبل طلبك$/
const rejected = /^رد على طلبك$/
const mailsOf = async (subject: RegExp) =>
  (await site.subjects(sara.email)).filter((found) => subject.test(found ?? '')).length

describe('a decision that is taken back within the hour', () => {
  test('leaves one mail about hiring, also when it happens twice', async () => {
    const id = await applyAsSara()
    await moveAlone(id, 'hired')
    for (const _ of [1, 2]) {
      await site.pass(minute)
      await moveAlone(id, 'rejected')
      await moveAlone(id, 'hired')
    }
    await site.pass(61 * minute)
    expect(await mailsOf(accepted)).toBe(1)
    expect(await mailsOf(rejected)).toBe(0)
  })

  test('is mailed when the candidate was reopened after an earlier hiring', async () => {
    const id = await applyAsSara()
    await moveAlone(id, 'hired')
    await moveAlone(id, 'in-progress')
    await moveAsMany(id, 'hired')
    await site.pass(minute)
    await moveAlone(id, 'rejected')
    await moveAlone(id, 'hired')
    expect(await mailsOf(accepted)).toBe(2)
  })

  test('is mailed when only a withdrawn application was hired before', async () => {
    const id = await applyAsSara()
    await moveAlone(id, 'hired')
    await site.ask(sara, `POST /api/v1/user/me/applications/${id}/withdrawal`)
    await here.apply(sara, here.guest())
    await site.pass(minute)
    await moveAlone(id, 'rejected')
    await moveAlone(id, 'hired')
    expect(await mailsOf(accepted)).toBe(2)
  })

  test('leaves one mail about a rejection, which the page shows at once again', async () => {
    const id = await applyAsSara()
    await moveAlone(id, 'rejected')
    await site.pass(61 * minute)
    here = { ...here, huda: await site.again(here.huda) }
    await moveAsMany(id, 'hired')
    await moveAlone(id, 'rejected')
    const own = await site.ask(await site.again(sara), `GET /api/v1/user/me/applications/${id}`)
    expect(own.json()).toMatchObject({ stage: 'rejected' })
    await site.pass(61 * minute)
    await site.pass(minute)
    expect(await mailsOf(rejected)).toBe(1)
    expect(await mailsOf(accepted)).toBe(0)
  })
})
