import crypto from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemoData } from './demo-data/fill-demo-data.ts'
import { editJobAd } from './job-ads/life/edit-job-ad.ts'
import { publishJobAd } from './job-ads/life/publish-job-ad.ts'
import { connect } from './platform/database/database.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts'
import { emptyDatabase, type TestDatabase } from './testing/database.ts'
import { memberCall } from './testing/member-call.ts'
import { addDraft, addSeededCompany, completeJobAd } from './testing/seeds/drafts.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

// As on a server of one's own: a login that owns its database and has no other power. Row-level security binds it.
const login = `qareeb_owner_${crypto.randomBytes(6).toString('hex')}`
const now = new Date('2026-11-21T10:00:00Z')

let database: TestDatabase
let opened: OpenDatabase
let site: TestApp
beforeAll(async () => {
  database = await emptyDatabase()
  await database.owner.query({ text: `create role ${login} login password 'plain'` })
  await database.owner.query({ text: `grant qareeb_app to ${login}` })
  const url = new URL(database.ownerUrl)
  await database.owner.query({ text: `alter database "${url.pathname.slice(1)}" owner to ${login}` })
  Object.assign(url, { username: login, password: 'plain' })
  opened = await openDatabase({ url: url.href, home: '/nowhere', poolSize: 4 })
  site = await openTestApp({ db: opened.db, now: () => now })
})
afterAll(async () => {
  await site.app.close()
  await opened.close()
  await database.owner.query({ text: `reassign owned by ${login} to current_user` })
  await database.owner.query({ text: `drop owned by ${login}` })
  await database.owner.query({ text: `drop role ${login}` })
  await database.drop()
})

const search = async (words: string) => {
  const answer = await site.app.inject(`/api/v1/job-ad${words && `?q=${words}`}`)
  return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)
}

test('a plain owner migrates the database to the newest schema without rights over the server', async () => {
  const roles = await opened.db.query({
    text: `select rolname::text as name, rolsuper or rolbypassrls or rolcreaterole as powerful from pg_roles
      where rolname in (current_user, session_user) order by rolname = current_user desc`,
  })
  expect(roles).toEqual([
    { name: 'qareeb_app', powerful: false },
    { name: login, powerful: false },
  ])
})

test('fills it with the demo country, which is found', async () => {
  const owner = connect({ url: opened.ownerUrl, size: 1 })
  try {
    const filled = await fillDemoData(owner.db, { seed: 'test', ads: 200, organizations: 25, now })
    expect(filled).toEqual({ organizations: 25, jobAds: 200 })
  } finally {
    await owner.close()
  }
  expect((await search('')).length).toBeGreaterThan(10)
})

test('a published ad is found at once', async () => {
  const team = await addSeededCompany(opened.db, 'Oasis Group')
  const context = memberCall({ db: opened.db, now: () => now }, team)
  const { jobAdId } = await addDraft(opened.db, team)
  const written = completeJobAd(team, { title: { ar: null, en: 'Falconer' } })
  await editJobAd(context, { jobAdId, version: 1, written })
  expect(await search('falconer')).toEqual([])
  await publishJobAd(context, { jobAdId })
  expect(await search('falconer')).toEqual([jobAdId])
})
