import { phrases as offlineAr } from '@qareeb/content/ar/phrases/reading/offline'
import { phrases as offlineEn } from '@qareeb/content/en/phrases/reading/offline'
import { findJobAd, isBilingual, pathOf } from '../support/find-job-ad.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { openSettled } from '../support/open-page.ts'
import { register, signIn } from '../support/people.ts'
import { saying } from '../support/search-words.ts'
import { siteWords } from '../support/site-words.ts'

const offline = { ar: offlineAr, en: offlineEn }

/** Paths of the copies, without what they look like. */
const copiesOf = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('saved-job-ads')).keys()
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('/job/'))
  })

/** Paths of everything that the service worker keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

/** Notes in the tab when its page registers the service worker, in milliseconds of the page. */
function noteRegistration() {
  const { serviceWorker } = navigator
  const register = serviceWorker.register.bind(serviceWorker)
  serviceWorker.register = (...given) => {
    sessionStorage.setItem('registeredAt', String(performance.now()))
    return register(...given)
  }
}

/**
 * Cuts the connection of the page and of its service worker. A worker that was at rest may start outside of what the
 * browser cuts, so it is started first and has to fail at an image.
 */
async function goOffline(page: Page) {
  const reachesNetwork = () =>
    page.evaluate(async () => {
      const image = new Image()
      image.src = `/favicon.svg?${Math.random()}`
      return image.decode().then(
        () => true,
        () => false,
      )
    })
  await expect(async () => {
    await page.context().setOffline(false)
    expect(await reachesNetwork()).toBe(true)
    await page.context().setOffline(true)
    expect(await reachesNetwork()).toBe(false)
  }).toPass()
}

/** Today in Riyadh as pages write it. */
const today = new RegExp(
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Riyadh' })
    .format(new Date())
    .replaceAll('/', String.raw`\s/\s`),
)

for (const { locale, prefix, jobAds, shell } of siteWords)
  test.describe(`saved jobs without a connection (${locale})`, () => {
    test.use({
      locale: locale === 'ar' ? 'ar-SA' : 'en-GB',
      serviceWorkers: 'allow',
      expectedComplaints: /ERR_INTERNET|Failed to fetch|Failed to load/,
    })

    test(
      'can be read with the date of their copy, and another page opens once there is a connection',
      { tag: '@phone' },
      async ({ page, request }) => {
        const ad = await findJobAd(request, isBilingual)
        const path = pathOf(ad, locale)
        await page.addInitScript(noteRegistration)
        await openSettled(page, path)
        // It is registered once the first sight of the page is done.
        const afterLoad = () =>
          page.evaluate(() => {
            const [navigation] = performance.getEntriesByType('navigation')
            const end = (navigation as PerformanceNavigationTiming).loadEventEnd
            return Number(sessionStorage.getItem('registeredAt') ?? Number.NaN) - end
          })
        await expect.poll(afterLoad).toBeGreaterThan(2000)
        await page
          .getByRole('button', { name: saying(jobAds.save) })
          .first()
          .click()
        await expect.poll(() => copiesOf(page), { timeout: 20_000 }).toEqual([path])

        await openSettled(page, `${prefix}/faq`)
        await goOffline(page)
        await page.getByRole('link', { name: saying(shell.navigationSaved) }).click()
        await expect(page).toHaveURL(`${prefix}/favorites`)
        await page.getByRole('listitem').getByRole('link').click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(shell.copyNote.split('{date}')[0] ?? '')).toContainText(today)
        await expect(page.locator('script')).toHaveCount(0)
        // Without its button the bar to apply would be an empty strip.
        await expect(page.locator('.apply-bar')).toHaveCount(0)

        await page.goto(`${prefix}/about`)
        await expect(page.getByRole('heading', { level: 1, name: offline[locale].title })).toBeVisible()
        await page.getByRole('listitem').getByRole('link').click()
        await expect(page.getByText(shell.copyNote.split('{date}')[0] ?? '')).toBeVisible()

        await page.goBack()
        await expect(page.getByRole('heading', { level: 1, name: offline[locale].title })).toBeVisible()
        await page.context().setOffline(false)
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(page).toHaveURL(`${prefix}/about`)
      },
    )

    test('leave the device when somebody signs out', { tag: '@alike' }, async ({ page, request }) => {
      const words = identityWords.find((one) => one.locale === locale) ?? identityWords[0]
      const person = await register(request, locale)
      await page.goto(`${prefix}/login`)
      await signIn(page, words, person)
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      const ad = await findJobAd(request, isBilingual)
      await openSettled(page, pathOf(ad, locale))
      await page
        .getByRole('button', { name: saying(jobAds.save) })
        .first()
        .click()
      await expect.poll(() => copiesOf(page), { timeout: 20_000 }).toHaveLength(1)

      await openSettled(page, `${prefix}/profile`)
      await openSettled(page, `${prefix}/dashboard`)
      const kept = await keptPaths(page)
      expect(kept).toContain(pathOf(ad, locale))
      expect(kept.filter((path) => /^(\/en)?\/(api|dashboard|profile)(\/|$)/.test(path))).toEqual([])

      // The page of a job has no header on phones.
      await openSettled(page, `${prefix}/favorites`)
      await page.getByRole('button', { name: words.t.accountMenu }).click()
      await page.getByRole('button', { name: words.t.signOut }).click()
      await expect.poll(() => copiesOf(page)).toEqual([])
      await goOffline(page)
      await page.goto(pathOf(ad, locale))
      await expect(page.getByRole('heading', { level: 1, name: offline[locale].title })).toBeVisible()
    })
  })
