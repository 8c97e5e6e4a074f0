import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd, type TestJobAd } from '../testing/job-ads.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const riyadh = { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }
const now = new Date('2026-11-21T09:00:00Z')

let database: TestDatabase
let opened: TestApp
let oasis: { id: string; number: number }
let both: { id: string; number: number }
beforeAll(async () => {
  database = await freshDatabase()
  oasis = await addCompany(database.owner, { nameEn: 'Oasis <Group> & Sons' })
  const add = (ad: Partial<TestJobAd>) =>
    addJobAd(database.owner, oasis, { at: [riyadh], publishedAt: new Date('2026-11-20T09:00:00Z'), ...ad })
  both = await add({ titleAr: 'محاسب', titleEn: 'Accountant', slugs: { ar: 'محاسب', en: 'accountant' } })
  await add({ titleAr: 'ممرضة', slugs: { ar: 'ممرضة' } })
  await add({ titleEn: 'Gone', slugs: { en: 'gone' }, publishedAt: new Date('2026-01-01T09:00:00Z') })
  opened = await openTestApp({ db: database.db, now: () => now })
})
afterAll(async () => {
  await opened.app.close()
  await database.drop()
})

const get = (url: string) => opened.app.inject(url)

/** A PNG begins with its signature and the chunk IHDR: length, name, width, height. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(png.toString('latin1', 12, 16)).toBe('IHDR')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

describe('the site map', () => {
  test('lists its parts: the pages, and only ranges with open ads', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://qareeb.example/sitemaps/pages.xml',
      'https://qareeb.example/sitemaps/searches.xml',
      'https://qareeb.example/sitemaps/companies-0.xml',
      'https://qareeb.example/sitemaps/job-ads-0.xml',
    ])
  })

  test('lists every page in each language, with its alternates', async () => {
    const { body } = await get('/sitemaps/pages.xml')
    expect(body).toContain('<loc>https://qareeb.example/</loc>')
    expect(body).toContain('<loc>https://qareeb.example/en/search</loc>')
    expect(body).toContain('hreflang="x-default" href="https://qareeb.example/search"')
  })

  test('lists the cities with open ads, and each category in them, and no other search', async () => {
    const { body } = await get('/sitemaps/searches.xml')
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual([
      'https://qareeb.example/search?city=riyadh',
      'https://qareeb.example/en/search?city=riyadh',
      'https://qareeb.example/search?city=riyadh&amp;category=finance',
      'https://qareeb.example/en/search?city=riyadh&amp;category=finance',
    ])
  })

  test('lists every post by its slug in each language', async () => {
    const { body } = await get('/sitemaps/pages.xml')
    const arabic = `https://qareeb.example/blog/${encodeURIComponent('قراءة-العرض-الوظيفي')}`
    const entry = body.match(/<url>.*<\/url>/g)?.find((one) => one.includes(`<loc>${arabic}</loc>`))
    expect(entry).toContain('hreflang="en" href="https://qareeb.example/en/blog/how-to-read-a-job-offer"')
    expect(entry).toContain('<lastmod>2026-10-06</lastmod>')
  })

  test('lists each public page of a company in each language, and no other', async () => {
    await database.owner.query({
      text: `insert into organization (slug, name_en) values ('not-public', 'Najd Bakery')`,
      values: [],
    })
    const { body } = await get('/sitemaps/companies-0.xml')
    const entries = body.match(/<url>.*<\/url>/g) ?? []
    expect(entries).toHaveLength(2)
    expect(entries[1]).toContain(`hreflang="ar" href="https://qareeb.example/companies/`)
    expect(body).not.toContain('not-public')
    expect((await get('/sitemaps/companies-9999999.xml')).statusCode).toBe(404)
  })

  test('lists a new company within ten minutes', async () => {
    let moment = now
    const { app: own } = await openTestApp({ db: database.db, now: () => moment })
    const read = async () => (await own.inject('/sitemaps/companies-0.xml')).body
    const before = await read()
    await addCompany(database.owner, { nameEn: 'New Company' })
    expect(await read()).toBe(before)
    moment = new Date(now.getTime() + 10 * 60_000)
    expect((await read()).length).toBeGreaterThan(before.length)
    await own.close()
  })

  test('an ad in two languages stands twice with both addresses, one in one language once without', async () => {
    const { body } = await get('/sitemaps/job-ads-0.xml')
    const accountant = `https://qareeb.example/job/${encodeURIComponent('محاسب')}`
    const nurse = `https://qareeb.example/job/${encodeURIComponent('ممرضة')}`
    const entries = body.match(/<url>.*<\/url>/g) ?? []

    expect(entries).toHaveLength(3)
    for (const address of [accountant, 'https://qareeb.example/en/job/accountant']) {
      const entry = entries.find((candidate) => candidate.includes(`<loc>${address}</loc>`))
      expect(entry).toContain(`hreflang="ar" href="${accountant}"`)
      expect(entry).toContain('hreflang="en" href="https://qareeb.example/en/job/accountant"')
      expect(entry).toContain(`hreflang="x-default" href="${accountant}"`)
    }
    expect(entries.find((entry) => entry.includes(`<loc>${nurse}</loc>`))).not.toContain('hreflang')
  })

  test('contains no ad that has ended', async () => {
    expect((await get('/sitemaps/job-ads-0.xml')).body).not.toContain('gone')
  })

  test('a part without ads is empty, and an unknown part does not exist', async () => {
    expect((await get('/sitemaps/job-ads-7.xml')).body).toContain('</urlset>')
    expect((await get('/sitemaps/job-ads-2147483.xml')).body).toContain('</urlset>')
    for (const part of ['job-ads-2147484', 'job-ads-9999999', 'job-ads-99999999', 'job-ads-x', 'other'])
      expect((await get(`/sitemaps/${part}.xml`)).statusCode).toBe(404)
  })

  test('is cached, and includes at once an ad that has opened, changed or closed', async () => {
    let listed = 0
    const counting: Database = {
      ...database.db,
      query: (statement) => {
        if (statement.name === 'open_addresses') listed++
        return database.db.query(statement)
      },
    }
    const { app: own } = await openTestApp({ db: counting, now: () => now })
    const read = async () => (await own.inject('/sitemaps/job-ads-0.xml')).body
    const company = await addCompany(database.owner, { nameEn: 'Kept Company' })

    const [before, again] = await Promise.all([read(), read()])
    expect([again, await read()]).toEqual([before, before])
    expect(listed).toBe(1)
    const { id } = await addJobAd(database.owner, company, {
      titleEn: 'Keeper',
      at: [{ lat: 24.7, lng: 46.7 }],
      publishedAt: now,
      slugs: { en: 'keeper' },
    })
    expect(await read()).toContain('/en/job/keeper')
    await database.owner.query({
      text: `update job_ad set status = 'archived', closed_at = now() where id = $1`,
      values: [id],
    })
    expect(await read()).toBe(before)
    await own.close()
  })

  test('that cannot be read is refused as a whole', async () => {
    const failing: Database = {
      ...database.db,
      query: () => Promise.reject(Object.assign(new Error('starting up'), { code: '57P03' })),
    }
    const { app } = await openTestApp({ db: failing, now: () => now })
    expect((await app.inject('/sitemaps/job-ads-0.xml')).statusCode).toBe(503)
    await app.close()
  })

  test('is found through the index of open ads, however many ads there are', async () => {
    const plan = await database.db.transaction(async (db) => {
      await db.query({ text: 'set local enable_seqscan = off' })
      return db.query<{ 'QUERY PLAN': string }>({
        text: `explain select number from job_ad where status = 'published' and expires_at > now() and number >= 10
          order by number limit 1`,
      })
    })
    expect(JSON.stringify(plan)).toContain('job_ad_open')
  })
})

describe('pictures for links', () => {
  test.each(['/og/site-ar.png', '/og/site-en.png'])('%s is 1200 × 630', async (url) => {
    const { rawPayload, headers } = await get(url)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
    expect(sizeOf(rawPayload)).toEqual({ width: 1200, height: 630 })
  })

  test('an ad has one in each language, whatever its company is called', async () => {
    const arabic = await get(`/og/job/${both.id}.png`)
    const english = await get(`/og/job/${both.id}.png?locale=en&v=3`)
    expect(sizeOf(arabic.rawPayload)).toEqual({ width: 1200, height: 630 })
    expect(english.statusCode).toBe(200)
    expect(english.rawPayload.equals(arabic.rawPayload)).toBe(false)
  })

  test('a post has one in each language, and an unknown one has none', async () => {
    const arabic = await get('/og/post/reading-an-offer.png')
    const english = await get('/og/post/reading-an-offer.png?locale=en')
    expect(sizeOf(english.rawPayload)).toEqual({ width: 1200, height: 630 })
    expect(english.rawPayload.equals(arabic.rawPayload)).toBe(false)
    expect((await get('/og/post/no-such-post.png')).statusCode).toBe(404)
  })

  test('a company has one in each language', async () => {
    const arabic = await get(`/og/company/${oasis.id}.png`)
    const english = await get(`/og/company/${oasis.id}.png?locale=en`)
    expect(sizeOf(arabic.rawPayload)).toEqual({ width: 1200, height: 630 })
    expect(english.headers).toMatchObject({ 'cache-control': 'public, max-age=86400' })
    expect(english.rawPayload.equals(arabic.rawPayload)).toBe(false)
  })

  test('a company that does not exist has none', async () => {
    for (const id of [crypto.randomUUID(), '-'.repeat(36), 'abc'])
      expect((await get(`/og/company/${id}.png`)).statusCode).toBe(404)
  })

  test('an ad that does not exist has none', async () => {
    const unknown = crypto.randomUUID()
    for (const id of [unknown, '-'.repeat(36), 'abc', '%00'])
      expect((await get(`/og/job/${id}.png`)).statusCode).toBe(404)
  })
})

describe('icons', () => {
  test.each([
    ['/apple-touch-icon.png', 180],
    ['/icons/app-192.png', 192],
    ['/icons/app-512.png', 512],
  ])('%s is a square of %i', async (url, size) => {
    const { rawPayload } = await get(url)
    expect(sizeOf(rawPayload)).toEqual({ width: size, height: size })
  })

  test('favicon.ico holds a PNG of 32', async () => {
    const { rawPayload, headers } = await get('/favicon.ico')
    expect(headers['content-type']).toBe('image/x-icon')
    expect(rawPayload.readUInt16LE(2)).toBe(1)
    expect(rawPayload.readUInt8(6)).toBe(32)
    const png = rawPayload.subarray(rawPayload.readUInt32LE(18))
    expect(png.length).toBe(rawPayload.readUInt32LE(14))
    expect(sizeOf(png)).toEqual({ width: 32, height: 32 })
  })

  test('the manifest names icons that exist, in the language of its site', async () => {
    const manifest = (await get('/site.webmanifest')).json()
    expect(manifest).toMatchObject({ name: 'قريب', lang: 'ar', dir: 'rtl', start_url: '/' })
    expect((await get('/en/site.webmanifest')).json()).toMatchObject({
      name: 'Qareeb',
      dir: 'ltr',
      start_url: '/en',
    })
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200)
  })
})

test.each([
  ['/blog/rss.xml', 'ar', 'مدونة قريب'],
  ['/en/blog/rss.xml', 'en', 'Qareeb blog'],
])('%s tells the posts of its language', async (address, locale, title) => {
  const { body, headers } = await get(address)
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(body).toContain(`<title>${title}</title>`)
  expect(body).toContain(`<language>${locale}</language>`)
  expect(body.match(/<item>/g)).toHaveLength(6)
  expect(body).toContain('<pubDate>Tue, 06 Oct 2026 06:00:00 GMT</pubDate>')
})

test('robots may read the pages and find the address of the site map', async () => {
  expect((await get('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /*returnTo=\n\nSitemap: https://qareeb.example/sitemap.xml\n',
  )
})

test.each([
  ['/offline', 'ar', 'rtl', 'لا يوجد اتصال بالإنترنت'],
  ['/en/offline', 'en', 'ltr', 'You are offline'],
])(
  '%s says in its language that there is no connection, and has room for copies',
  async (address, locale, dir, title) => {
    const { body, headers } = await get(address)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain(`<html lang="${locale}" dir="${dir}">`)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain('<ul data-copies></ul>')
    expect(body).toContain('noindex')
  },
)
