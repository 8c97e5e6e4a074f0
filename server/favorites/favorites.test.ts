import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompany, addJobAd, type TestCompany, type TestJobAd } from '../testing/job-ads.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { listFavoriteFacts } from './list-favorite-facts.ts'

const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

let site: TestSite
let oasis: TestCompany
beforeAll(async () => {
  site = await openSite()
  oasis = await addCompany(site.database.owner, { nameEn: 'Oasis Group' })
})
afterAll(() => site.close())

const advertise = async (titleEn: string, more: Partial<TestJobAd> = {}) => {
  const at = [{ lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }]
  const { id } = await addJobAd(site.database.owner, oasis, {
    titleEn,
    at,
    publishedAt: site.clock.now,
    ...more,
  })
  return id
}

const close = (id: string) =>
  site.database.owner.transaction(
    async (db) => {
      await db.query({
        text: `update job_ad set status = 'archived', closed_at = now() where id = $1`,
        values: [id],
      })
      await db.query({
        text: 'select reindex_job_ad(number) from job_ad where id = $1',
        values: [id],
      })
    },
    { organizationId: oasis.id },
  )

/** An ad of two branches. @returns its id and theirs */
async function advertiseTwice(titleEn: string): Promise<{ id: string; first: string; second: string }> {
  const place = { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }
  const id = await advertise(titleEn, { at: [place, { ...place, lat: 24.81 }] })
  const [first, second] = await site.database.owner.query<{ location: string }>({
    text: 'select organization_location_id as location from job_ad_location where job_ad_id = $1 order by location_no',
    values: [id],
  })
  return { id, first: first?.location ?? '', second: second?.location ?? '' }
}

/** Deletes a branch, which no ad names any more. */
const deleteBranch = (locationId: string) =>
  site.database.owner.transaction(
    async (db) => {
      const values = [locationId]
      await db.query({ text: 'delete from job_ad_location where organization_location_id = $1', values })
      await db.query({
        text: 'select reindex_job_ad(number) from job_ad where id in (select job_ad_id from favorite where organization_location_id = $1)',
        values,
      })
      await db.query({ text: 'delete from organization_location where id = $1', values })
    },
    { organizationId: oasis.id },
  )

const save = (who: Visitor, ...jobAdIds: string[]) =>
  site.ask(who, 'POST /api/v1/user/me/favorites', { jobAdIds })
const list = async (who: Visitor, after = '') =>
  (await site.ask(who, `GET /api/v1/user/me/favorites${after && `?after=${after}`}`)).json()
const titlesOf = ({ items }: { items: { jobAd: { title: { en: string } } }[] }) =>
  items.map(({ jobAd }) => jobAd.title.en)

describe('saved jobs', () => {
  test('are listed with the latest first, as cards at their first location', async () => {
    const sara = await site.visitor()
    const [accountant, nurse] = [await advertise('Accountant'), await advertise('Nurse')]
    await save(sara, accountant)
    site.clock.now = new Date(site.clock.now.getTime() + 60_000)
    await save(sara, nurse)

    const page = await list(sara)
    expect(titlesOf(page)).toEqual(['Nurse', 'Accountant'])
    expect(page).toMatchObject({ next: null, total: 2 })
    expect(page.items[0]).toMatchObject({
      state: 'active',
      savedAt: site.clock.now.toISOString(),
      jobAd: { id: nurse, organization: { name: { en: 'Oasis Group' } }, locationCount: 1 },
      location: { city: { en: 'Riyadh' }, distanceKm: null },
    })
  })

  test('are listed at the branch that was chosen, and at the first once that one is deleted', async () => {
    const sara = await site.visitor()
    const [clerk, cashier] = [await advertiseTwice('Clerk'), await advertiseTwice('Cashier')]
    await site.ask(sara, 'POST /api/v1/user/me/favorites', {
      jobAdIds: [clerk.id, cashier.id],
      locations: [
        { jobAdId: clerk.id, locationId: clerk.second },
        // A branch of another ad.
        { jobAdId: cashier.id, locationId: clerk.second },
      ],
    })
    const shown = async () =>
      (await list(sara)).items.map(({ location }: { location: { id: string } }) => location.id)
    expect(await shown()).toEqual([clerk.second, cashier.first])
    expect(await listFavoriteFacts(site.database.owner, sara.id)).toMatchObject([
      { jobAdId: clerk.id, location: { en: 'Branch 2' } },
      { jobAdId: cashier.id, location: { en: null } },
    ])

    await deleteBranch(clerk.second)
    expect(await shown()).toEqual([clerk.first, cashier.first])
  })

  test('stay listed as closed when their ads are closed or expired', async () => {
    const sara = await site.visitor()
    const closed = await advertise('Driver')
    const expired = await advertise('Guard', { publishedAt: new Date('2026-01-01T00:00:00Z') })
    const open = await advertise('Cook')
    await save(sara, open, closed, expired)
    await close(closed)

    const { items } = await list(sara)
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['active', 'inactive', 'expired'])
    expect(titlesOf({ items })).toEqual(['Cook', 'Driver', 'Guard'])
    expect(items[1].location).toMatchObject({ name: { en: 'Branch 1' } })
  })

  test('merge what a browser kept: saving again changes nothing, what does not exist is left out', async () => {
    const sara = await site.visitor()
    const [first, second] = [await advertise('First'), await advertise('Second')]
    await save(sara, first)
    site.clock.now = new Date(site.clock.now.getTime() + 60_000)
    const answer = await save(sara, second, first, unknownId)

    expect(answer.json()).toEqual({ ids: [second, first] })
    expect((await site.ask(sara, 'GET /api/v1/user/me/favorites/ids')).json()).toEqual({
      ids: [second, first],
    })
  })

  test('hold no draft: outsiders do not see that there is one', async () => {
    const sara = await site.visitor()
    const [draft] = await site.database.owner.transaction(
      (db) =>
        db.query<{ id: string }>({
          text: 'insert into job_ad (organization_id) values ($1) returning id',
          values: [oasis.id],
        }),
      { organizationId: oasis.id },
    )
    expect((await save(sara, String(draft?.id))).json()).toEqual({ ids: [] })
    expect((await site.ask(undefined, `GET /api/v1/job-ad/saved?ids=${draft?.id}`)).json()).toEqual({
      items: [],
    })
  })

  test('are removed for good, and removing them again changes nothing', async () => {
    const sara = await site.visitor()
    const id = await advertise('Barista')
    await save(sara, id)
    const forget = () => site.ask(sara, `DELETE /api/v1/user/me/favorites/${id}`)
    expect([(await forget()).statusCode, (await forget()).statusCode]).toEqual([204, 204])
    expect(await list(sara)).toEqual({ items: [], next: null, total: 0 })
  })

  test('come in pages that neither repeat nor miss one, those saved at the same moment included', async () => {
    const sara = await site.visitor()
    const ids: string[] = []
    for (let no = 0; no < 45; no++) ids.push(await advertise(`Job ${no}`))
    await save(sara, ...ids)
    // As if all of them had been saved at once.
    await site.database.owner.query({
      text: 'update favorite set saved_at = $2 where user_id = $1',
      values: [sara.id, site.clock.now],
    })

    const first = await list(sara)
    const second = await list(sara, first.next)
    const third = await list(sara, second.next)
    expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 5])
    expect(third.next).toBeNull()
    expect(new Set([first, second, third].flatMap(titlesOf)).size).toBe(45)
  })

  test('are at most 500; one too many is refused and nothing of that call is saved', async () => {
    const sara = await site.visitor()
    const ids: string[] = []
    for (let no = 0; no < 3; no++) ids.push(await advertise(`Extra ${no}`))
    await site.database.owner.transaction(
      async (db) => {
        await db.query({
          text: `
            with ad as (
              insert into job_ad (organization_id, status, title_en, description_html_en, description_text_en, category,
                work_mode, employment_type, pay_period, currency, pay_min, pay_max, pay_min_monthly, pay_max_monthly,
                published_at, expires_at)
              select organization_id, status, title_en, description_html_en, description_text_en, category, work_mode,
                employment_type, pay_period, currency, pay_min, pay_max, pay_min_monthly, pay_max_monthly, published_at,
                expires_at
              from job_ad, generate_series(1, 498) where id = $2 returning id
            )
            insert into favorite (user_id, job_ad_id) select $1, id from ad`,
          values: [sara.id, ids[0]],
        })
      },
      { organizationId: oasis.id },
    )

    const refused = await save(sara, ...ids)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'favorite.tooMany'])
    const accepted = await save(sara, ...ids.slice(0, 2))
    expect(accepted.json().ids).toHaveLength(500)
    // A saved job does not count twice.
    expect((await save(sara, ...ids.slice(0, 2))).statusCode).toBe(200)
  })

  test('belong to one person: others neither see nor change them', async () => {
    const [sara, omar] = [
      await site.visitor(),
      await site.visitor({ firstName: 'Omar', userType: 'employer' }),
    ]
    const id = await advertise('Tailor')
    await save(sara, id)
    await site.ask(omar, `DELETE /api/v1/user/me/favorites/${id}`)
    expect((await list(omar)).items).toEqual([])
    expect(titlesOf(await list(sara))).toEqual(['Tailor'])
  })

  test('are refused to guests, in both languages', async () => {
    const [arabic, english] = await Promise.all(
      ['ar', 'en'].map((language) =>
        site.app.inject({ url: '/api/v1/user/me/favorites', headers: { 'accept-language': language } }),
      ),
    )
    expect(arabic?.statusCode).toBe(401)
    expect(arabic?.json().message).toMatch(/[\u0600-\u06ff]/)
    expect(english?.json()).toMatchObject({ code: 'auth/unauthenticated', message: 'Sign in to go on.' })
  })

  test.each(['!', 'AAAA', 'WzEsMl0', 'x'.repeat(200)])(
    'take no made-up place in the list: %s',
    async (after) => {
      const answer = await site.ask(await site.visitor(), `GET /api/v1/user/me/favorites?after=${after}`)
      expect(answer.json()).toMatchObject({ code: 'request.invalid', errors: [{ path: 'after' }] })
    },
  )
})

describe('saved jobs of a browser', () => {
  test('come in the order asked for, closed ones too, for anybody', async () => {
    const [open, closed] = [await advertise('Painter'), await advertise('Welder')]
    await close(closed)
    const answer = await site.ask(undefined, `GET /api/v1/job-ad/saved?ids=${closed},${unknownId},${open}`)

    expect(answer.headers['cache-control']).toBe('no-store')
    expect(titlesOf(answer.json())).toEqual(['Welder', 'Painter'])
    expect(answer.json().items).toMatchObject([
      { state: 'inactive', savedAt: null },
      { state: 'active', savedAt: null },
    ])
  })

  test('come at the locations that the browser kept', async () => {
    const [cook, guard] = [await advertiseTwice('Cook of two'), await advertiseTwice('Guard of two')]
    const answer = await site.ask(
      undefined,
      `GET /api/v1/job-ad/saved?ids=${cook.id},${guard.id}&locationIds=,${guard.second}`,
    )
    expect(answer.json().items).toMatchObject([
      { location: { id: cook.first } },
      { location: { id: guard.second } },
    ])
  })

  test.each([
    ['', 'required'],
    ['1', 'invalid'],
    [`${unknownId},${unknownId}`, 'repeated'],
  ])('ids "%s" are refused', async (ids, problem) => {
    const answer = await site.ask(undefined, `GET /api/v1/job-ad/saved?ids=${ids}`)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', errors: [{ path: 'ids', problem }] })
  })
})
