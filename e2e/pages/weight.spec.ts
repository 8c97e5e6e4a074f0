import { gzipSync } from 'node:zlib'
import type { JobAdCard } from '@qareeb/contract/job-ads'
import { applyingWords } from '../support/applying-words.ts'
import { cardsOf } from '../support/cards-of.ts'
import { findJobAd, isAtOne, isBilingual, pathOf } from '../support/find-job-ad.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, test, type Page } from '../support/journey.ts'
import { leaveOutMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { signIn, somebody } from '../support/people.ts'

/** Scripts that a page may cost its first visitor, in thousands of bytes after gzip. */
const limits = { home: 145, jobAd: 145, search: 160, signIn: 160 }

/** Notes what a page asks for from now on. @returns the addresses, which grow in number, of one type or of all */
function addressesAsked(page: Page, type?: 'script' | 'stylesheet' | 'font'): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (type === undefined || request.resourceType() === type) addresses.push(request.url())
  })
  return addresses
}

/** Fetches scripts again, since a left or closed page no longer gives its responses. */
const readAll = (page: Page, scripts: string[]): Promise<Buffer[]> =>
  Promise.all(
    scripts.map(async (address) => (await page.request.get(address, { failOnStatusCode: true })).body()),
  )

/** Files of letters that a first view may cost: two weights of Arabic, and one of Latin letters and digits. */
const mostFonts = 3

/** Scripts of a first view, some of them fetched in a quiet moment: 9 to 12 now. Many small ones cost more than their bytes. */
const mostScripts = 14

/** Opens a page, counts its fonts and scripts, and weighs every script that the browser fetched for it. */
async function scriptKilobytes(page: Page, path: string): Promise<number> {
  const scripts = addressesAsked(page, 'script')
  const fonts = addressesAsked(page, 'font')
  await openPage(page, path)
  await page.evaluate(() => document.fonts.ready)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.length).toBeLessThanOrEqual(mostScripts)
  expect(new Set(fonts).size).toBeLessThanOrEqual(mostFonts)
  const sizes = (await readAll(page, scripts)).map((body) => gzipSync(body, { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

test.use({ locale: 'ar-SA' })

test('the home page is light', async ({ page }) => {
  expect(await scriptKilobytes(page, '/')).toBeLessThanOrEqual(limits.home)
})

test('the page of a job ad is light, and the form to apply is fetched on the press', async ({
  page,
  request,
}) => {
  const path = pathOf(await findJobAd(request, isAtOne), 'ar')
  const scripts = addressesAsked(page, 'script')
  expect(await scriptKilobytes(page, path)).toBeLessThanOrEqual(limits.jobAd)
  const parts = (late: RegExp) => scripts.filter((address) => late.test(address))
  // Named after their files: the form, the words of it and of its files, the captcha.
  expect(parts(/\/(apply-bar|apply-dialog|applying|files|run-turnstile)-/)).toEqual([])
  await page.getByRole('button', { name: applyingWords.ar.page.apply, exact: true }).click()
  await expect(page.getByLabel(applyingWords.ar.form.phone)).toBeVisible()
  expect(parts(/\/apply-dialog-/)).toHaveLength(1)
  // The captcha is loaded only when the form is sent.
  expect(parts(/\/run-turnstile-/)).toEqual([])
})

test('the page of a job ad at several locations is as light, with the choice of a location', async ({
  page,
  request,
}) => {
  const isAtSeveral = (jobAd: JobAdCard) => isBilingual(jobAd) && jobAd.locationCount > 1
  const path = pathOf(await findJobAd(request, isAtSeveral), 'ar')
  expect(await scriptKilobytes(page, path)).toBeLessThanOrEqual(limits.jobAd)
})

test('the search page is light until its map opens', async ({ page }) => {
  // The map is fetched after the page is hydrated; without WebGL it is not fetched at all.
  await leaveOutMap(page)
  expect(await scriptKilobytes(page, '/search?city=riyadh')).toBeLessThanOrEqual(limits.search)
})

test('the sign-in page is light until somebody types', async ({ page }) => {
  expect(await scriptKilobytes(page, '/login')).toBeLessThanOrEqual(limits.signIn)
})

/** HTML of a page after gzip, in bytes: it arrives in one round trip. */
const documentLimit = 14_336
/** The same of the page of an ad, beyond what its article alone would be. */
const adDocumentLimit = 13_824

/** HTML without the texts that readers and search engines come for: a post, answers to questions, a legal text. */
const withoutArticle = (html: string): string =>
  html
    .replace(/(<article class="space-y-10">).*?(?=<\/article>)/s, '$1')
    .replace(/(<div data-part="post"[^>]*>).*?(?=<section aria-labelledby="share-title")/s, '$1</div>')
    .replaceAll(/(<div data-part="\d+\.\d+"[^>]*>).*?(?=<\/div>)/gs, '$1')

for (const [locale, prefix, post] of [
  ['ar', '', 'قراءة-العرض-الوظيفي'],
  ['en', '/en', 'how-to-read-a-job-offer'],
] as const)
  test(`the documents of public pages are light (${locale})`, async ({ request }) => {
    const bytesOf = async (path: string, count = (html: string) => html) => {
      const html = await (await request.get(path, { failOnStatusCode: true })).text()
      return gzipSync(count(html), { level: 9 }).length
    }
    const jobAd = pathOf(await findJobAd(request, isAtOne), locale)
    // The text of an ad comes again in its structured data and in the data of the page, which gzip finds in the article.
    const articleOf = (html: string) => /<article class="ad-sheet">.*?<\/article>/s.exec(html)?.[0] ?? ''
    const adArticle = await bytesOf(jobAd, articleOf)
    expect(adArticle, 'the ad has its text in the markup').toBeGreaterThan(500)
    expect((await bytesOf(jobAd)) - adArticle, jobAd).toBeLessThanOrEqual(adDocumentLimit)
    const texts = ['/faq', `/blog/${encodeURIComponent(post)}`, '/privacy-policy', '/terms-and-conditions']
    for (const page of texts.map((path) => prefix + path)) {
      const article = (await bytesOf(page)) - (await bytesOf(page, withoutArticle))
      expect(article, `${page} has its text in the markup`).toBeGreaterThan(500)
      expect(await bytesOf(page, withoutArticle), page).toBeLessThanOrEqual(documentLimit)
    }
    const read = ['/about', '/partner', '/blog', '/account-deletion-manual', '/companies/oasis-group']
    const pages = [...read, '/login', '/register']
    for (const page of [prefix || '/', `${prefix}/search?city=riyadh`, ...pages.map((path) => prefix + path)])
      expect(await bytesOf(page), page).toBeLessThanOrEqual(documentLimit)
  })

test('the search page fetches no styles twice, though parts of it come later', async ({ page }) => {
  const styles = addressesAsked(page, 'stylesheet')
  await openPage(page, '/search?city=riyadh')
  // The map is a part that is fetched later, and brings styles of its own.
  await expect(page.locator('.maplibregl-map')).toBeVisible()
  await expect.poll(() => styles.length).toBeGreaterThanOrEqual(3)
  await page.waitForLoadState('networkidle')
  expect(styles).toEqual([...new Set(styles)])
})

test('the page of a job ad that is opened from a list fetches no styles twice', async ({ page }) => {
  const styles = addressesAsked(page, 'stylesheet')
  await openPage(page, '/search?city=riyadh')
  await cardsOf(page).first().getByRole('link').first().click()
  // The bar with the neighbours in the list is a part that is fetched later.
  await expect(
    page.getByRole('link', { name: new RegExp(applyingWords.ar.page.backToResults) }),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(styles).toEqual([...new Set(styles)])
})

test.describe('on a site that keeps its passwords itself', () => {
  test.use({ expectedComplaints: /401 \(Unauthorized\)/ })

  test('fetches no part of Firebase, not even to sign in', async ({ page }) => {
    const [words] = identityWords
    const addresses = addressesAsked(page)
    const scripts = addressesAsked(page, 'script')
    await openPage(page, '/')
    await openPage(page, '/login')
    await signIn(page, words, somebody())
    await expect(page.getByText(words.errors['auth/invalid-credential']).first()).toBeVisible()

    expect(addresses.filter((address) => /firebase|googleapis/i.test(address))).toEqual([])
    // The host that Firebase's client speaks to.
    expect(scripts.length).toBeGreaterThan(3)
    const bodies = await readAll(page, [...new Set(scripts)])
    expect(bodies.filter((body) => body.includes('identitytoolkit'))).toEqual([])
  })
})
