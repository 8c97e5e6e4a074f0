import { cast } from '@qareeb/demo/cast'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { fillDemoData } from './fill-demo-data.ts'

const options = { seed: 'test', ads: 400, organizations: 40, now: new Date('2026-11-21T10:00:00Z') }

describe('filling a database with the demo country', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
    await fillDemoData(database.owner, options)
  })
  afterAll(() => database.drop())

  const numberOf = async (from: string) => {
    const [row] = await database.owner.query<{ number: number }>({
      text: `select count(*)::int as number from ${from}`,
    })
    return row?.number
  }

  it('adds every company and ad', async () => {
    expect(await numberOf('organization')).toBe(40)
    expect(await numberOf('job_ad')).toBe(400)
    expect(await numberOf('job_ad_contact')).toBe(400)
  })

  it('does nothing the second time', async () => {
    expect(await fillDemoData(database.owner, { ...options, seed: 'other' })).toBeUndefined()
    expect(await numberOf('job_ad')).toBe(400)
  })

  it('lists every location of an open ad in search', async () => {
    const open = `job_ad join job_ad_location on job_ad_id = id where status = 'published'`
    expect(await numberOf('search_entry')).toBe(await numberOf(open))
    expect(await numberOf('search_vocabulary')).toBeGreaterThan(100)
  })

  it('gives each published ad one current address in each of its languages', async () => {
    const wanted = await numberOf(
      `job_ad, unnest(array[title_ar, title_en]) as title where title is not null and published_at is not null`,
    )
    expect(await numberOf('job_ad_slug where current')).toBe(wanted)
  })

  it('shows the public the companies that have published, and no draft', async () => {
    const seen = await database.db.query<{ name_en: string }>({
      text: 'select name_en from organization where id = any($1)',
      values: [cast.map(({ id }) => id)],
    })
    expect(new Set(seen.map(({ name_en }) => name_en))).toEqual(new Set(cast.map(({ name }) => name.en)))
    const drafts = await database.db.query({ text: `select from job_ad where status = 'draft'` })
    expect(drafts).toEqual([])
  })

  it('keeps the contacts behind the wall', async () => {
    expect(await database.db.query({ text: 'select from job_ad_contact' })).toEqual([])
  })

  it('stores pay in minor units and comparable by the month', async () => {
    const [row] = await database.owner.query<{ pay_min: number; pay_min_monthly: number }>({
      text: `select pay_min, pay_min_monthly from job_ad where currency = 'SAR' and pay_period = 'monthly' limit 1`,
    })
    expect(row?.pay_min).toBe((row?.pay_min_monthly ?? 0) * 100)
  })
})
