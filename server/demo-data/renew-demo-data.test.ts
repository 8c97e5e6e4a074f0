import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { fillDemoData } from './fill-demo-data.ts'
import { renewDemoData } from './renew-demo-data.ts'

const filledAt = new Date('2026-11-21T10:00:00Z')
const daysLater = (days: number) => new Date(+filledAt + days * 86_400_000)
const monthsLater = daysLater(13 * 7)

describe('renewing a demo', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
    await fillDemoData(database.owner, { seed: 'test', ads: 400, organizations: 40, now: filledAt })
  })
  afterAll(() => database.drop())

  /** Ids of the ads that a table shows as open. */
  async function openAt(moment: Date, table: 'job_ad' | 'search_entry'): Promise<string[]> {
    const rows = await database.owner.query<{ id: string }>({
      text: `select id::text as id from job_ad
        where status = 'published' and number in (select number from ${table} where expires_at > $1) order by number`,
      values: [moment],
    })
    return rows.map(({ id }) => id)
  }

  it('leaves one alone that is less than a week old', async () => {
    expect(await renewDemoData(database.owner, daysLater(6))).toBe(0)
  })

  it('opens months later what was open on its first day, but for an ad that somebody has edited', async () => {
    const open = await openAt(filledAt, 'job_ad')
    const edited = open.pop()
    await database.owner.query({
      text: `update job_ad set updated_at = $2 where id = $1`,
      values: [edited, daysLater(1)],
    })
    expect(await openAt(monthsLater, 'job_ad')).toEqual([])

    expect(await renewDemoData(database.owner, monthsLater)).toBe(13)
    expect(await openAt(monthsLater, 'job_ad')).toEqual(open)
  })

  it('leaves ads alone that people have published, and finds them expired', async () => {
    const now = daysLater(14 * 7)
    const [own, again] = await openAt(monthsLater, 'job_ad')
    const publish = `update job_ad set published_at = $2, updated_at = $2, expires_at = $2::timestamptz + interval '20 days'`
    await database.owner.query({ text: `${publish}, is_demo = false where id = $1`, values: [own, now] })
    await database.owner.query({
      text: `${publish}, published_by = gen_random_uuid() where id = $1`,
      values: [again, now],
    })

    const threeWeeksLater = daysLater(17 * 7)
    expect(await renewDemoData(database.owner, threeWeeksLater)).toBeGreaterThan(0)
    const open = await openAt(threeWeeksLater, 'job_ad')
    expect(open.length).toBeGreaterThan(0)
    expect(open).not.toContain(own)
    expect(open).not.toContain(again)
  })

  it('shows the same in search', async () => {
    expect(await openAt(daysLater(17 * 7), 'search_entry')).toEqual(await openAt(daysLater(17 * 7), 'job_ad'))
  })
})
