import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../../ground/context.ts'
import { type Hired, type HiringSite, minute, openHiringSite } from '../../testing/hiring-site.ts'
import { addCandidate } from '../../testing/seeds/candidates.ts'
import { advanceBulk } from './advance-bulk.ts'

let site: HiringSite
let here: Hired
beforeAll(async () => {
  site = await openHiringSite()
  here = await site.hire()
})
afterAll(() => site.close())

const count = 250

/** Rejects that many new candidates in one answer. @returns its key */
async function rejectAll() {
  const seed = { organizationId: here.company.id, jobAdId: here.jobAdId }
  const ids: string[] = []
  for (let no = 1; no <= count; no += 1) ids.push(await addCandidate(site.database.owner, seed))
  const body = { id: crypto.randomUUID(), action: 'move', state: 'rejected', ids, count }
  const answer = await site.ask(here.huda, `POST ${here.address}/bulk`, body)
  expect(answer.statusCode).toBe(202)
  return { bulkId: body.id, organizationId: here.company.id }
}

/** The same services, of which one fails in the middle of the second batch. */
function failingIn({ mail, now, ...services }: Services): { moving: Services; telling: Services } {
  let looked = 0
  let mailed = 0
  return {
    moving: {
      ...services,
      mail,
      now() {
        looked += 1
        if (looked === 2) throw new Error('The clock has stopped.')
        return now()
      },
    },
    telling: {
      ...services,
      now,
      mail: {
        ...mail,
        send(...letter) {
          mailed += 1
          if (mailed === 150) throw new Error('The mail is full.')
          return mail.send(...letter)
        },
      },
    },
  }
}

/** How many candidates there are with so many moves, and so many mails. */
const standing = () =>
  site.database.owner.transaction(
    (db) =>
      db.query<{ state: string; moves: number; mails: number; candidates: number }>({
        text: `
          select state::text, moves, mails, count(*)::int as candidates from (
            select candidate.state,
              (select count(*) from candidate_event as event where event.candidate_id = candidate.id and kind = 'moved')::int as moves,
              (select count(*) from delivery where delivery.recipient = candidate.email)::int as mails
            from candidate where job_ad_id = $1) as counted
          group by state, moves, mails order by state, moves, mails`,
        values: [here.jobAdId],
      }),
    { organizationId: here.company.id },
  )

test('moves and mails each of 250 candidates once, in spite of failures between and two workers at once', async () => {
  const key = await rejectAll()
  const failing = failingIn(site.services)
  const twoWorkers = () => Promise.all([advanceBulk(site.services, key), advanceBulk(site.services, key)])

  await expect(advanceBulk(failing.moving, key)).rejects.toThrow('The clock has stopped.')
  expect(await standing()).toEqual([
    { state: 'new', moves: 0, mails: 0, candidates: 150 },
    { state: 'rejected', moves: 1, mails: 0, candidates: 100 },
  ])
  await twoWorkers()
  expect(await standing()).toEqual([{ state: 'rejected', moves: 1, mails: 0, candidates: count }])

  site.clock.now = new Date(site.clock.now.getTime() + 61 * minute)
  await expect(advanceBulk(failing.telling, key)).rejects.toThrow('The mail is full.')
  expect(await standing()).toEqual([
    { state: 'rejected', moves: 1, mails: 0, candidates: 150 },
    { state: 'rejected', moves: 1, mails: 1, candidates: 100 },
  ])
  await twoWorkers()
  await advanceBulk(site.services, key)
  expect(await standing()).toEqual([{ state: 'rejected', moves: 1, mails: 1, candidates: count }])
}, 60_000)
