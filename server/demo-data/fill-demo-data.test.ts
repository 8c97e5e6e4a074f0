import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { namedCompanies } from '@qareeb/demo/named-companies'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileStore } from '../platform/files/create-file-store.ts'
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
      values: [namedCompanies.map(({ id }) => id)],
    })
    expect(new Set(seen.map(({ name_en }) => name_en))).toEqual(
      new Set(namedCompanies.map(({ name }) => name.en)),
    )
    const drafts = await database.db.query({ text: `select from job_ad where status = 'draft'` })
    expect(drafts).toEqual([])
  })

  it('keeps the contacts behind the wall', async () => {
    expect(await database.db.query({ text: 'select from job_ad_contact' })).toEqual([])
  })

  it('asks for a value of every requirement in some ad', async () => {
    for (const field of ['experienceYears', 'education', 'weeklyHours', 'onsiteDays'])
      expect(await numberOf(`job_ad where requirements->'${field}' <> 'null'`), field).toBeGreaterThan(0)
    for (const field of ['skills', 'languages', 'shifts'])
      expect(await numberOf(`job_ad where requirements->'${field}' <> '[]'`), field).toBeGreaterThan(0)
    const reversed = `where work_mode <> 'hybrid' and requirements->'onsiteDays' <> 'null'`
    expect(await numberOf(`job_ad ${reversed}`)).toBe(0)
  })

  it('stores pay in minor units and comparable by the month', async () => {
    const [row] = await database.owner.query<{ pay_min: number; pay_min_monthly: number }>({
      text: `select pay_min, pay_min_monthly from job_ad where currency = 'SAR' and pay_period = 'monthly' limit 1`,
    })
    expect(row?.pay_min).toBe((row?.pay_min_monthly ?? 0) * 100)
  })
})

describe('the logos of the demo', () => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    database = await freshDatabase()
    folder = await mkdtemp(path.join(tmpdir(), 'qareeb-logos-'))
  })
  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })

  it('are files of their companies and appear on the cards of their ads', async () => {
    const files = createFileStore({ folder, s3: undefined }, 'a secret of this very test, long enough')
    await fillDemoData(database.owner, options, files)
    const logos = await database.owner.query<{ id: string; key: string; size: number }>({
      text: `
        select company.id, file.key, file.size from organization as company
        join file on file.key = company.logo_file
        join attachment on attachment.file_id = file.id and attachment.organization_id = company.id`,
    })
    expect(logos.length).toBeGreaterThan(20)
    expect(logos.length).toBeLessThan(40)
    expect(logos.map(({ id }) => id)).toEqual(expect.arrayContaining(namedCompanies.map(({ id }) => id)))

    const [{ key, size } = { key: '', size: 0 }] = logos
    const bytes = await files.read(key)
    expect(bytes?.length).toBe(size)
    expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    })

    const [card] = await database.owner.query<{ number: number }>({
      text: `select count(*)::int as number from search_card where card::text like '%/files/pictures/%'`,
    })
    expect(card?.number).toBeGreaterThan(100)
  })
})
