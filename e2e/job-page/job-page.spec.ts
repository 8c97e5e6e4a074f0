import type { Locator } from '@playwright/test'
import { cardsOf } from '../support/cards-of.ts'
import { findJobAd, isAtOne, isBilingual, pathOf } from '../support/find-job-ad.ts'
import { allowPosition } from '../support/hold-position.ts'
import { jobWords } from '../support/job-words.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { leaveOutMap } from '../support/map.ts'
import { openPage, openSettled } from '../support/open-page.ts'
import { saying } from '../support/search-words.ts'

for (const { locale, prefix, words, jobAds, shell, units } of jobWords)
  test.describe(`the page of a job ad (${locale})`, () => {
    test('shows on its first screen what a seeker decides on', async ({ page, request }) => {
      const jobAd = await findJobAd(request, isBilingual, 'workMode=onsite')
      await openPage(page, pathOf(jobAd, locale))

      await expect(page.getByRole('heading', { level: 1, name: jobAd.title[locale] ?? '' })).toBeInViewport()
      const pay = page.getByText(jobAds.netSalary, { exact: true })
      await expect(pay).toBeInViewport()
      // The way to the distance under the pay, and on phones a small map under both.
      const distance = page.getByRole('button', { name: words.showDistance })
      const map = page.getByRole('img', { name: saying(words.mapOf) })
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
      expect(await top(distance)).toBeGreaterThan(await top(pay))
      await expect(map).toBeInViewport({ ratio: 1 })
      if ((page.viewportSize()?.width ?? 0) < 640) expect(await top(map)).toBeGreaterThan(await top(distance))
      await expect(page.getByText(words.posted, { exact: true })).toBeVisible()
      await expect(page.getByText(words.openUntil, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: words.description })).toBeVisible()
    })

    test('answers a press that came before its scripts', { tag: '@alike' }, async ({ page, request }) => {
      const arrival = Promise.withResolvers<void>()
      await page.route('**/assets/entry.client-*', async (route) => {
        await arrival.promise
        await route.continue()
      })
      await page.goto(pathOf(await findJobAd(request, isBilingual), locale))
      const apply = page.getByRole('button', { name: words.apply, exact: true })
      await apply.click()
      await expect(apply).toHaveAttribute('aria-busy', 'true')

      arrival.resolve()
      await expect(page.getByRole('dialog')).toBeVisible()
    })

    test(
      'keeps within the width of the screen, and has no violations that axe finds, in both themes',
      { tag: '@everywhere' },
      async ({ page, request }) => {
        await openPage(page, pathOf(await findJobAd(request, isBilingual), locale))
        const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        expect(await page.evaluate(beyond)).toBe(0)
        await expectNoViolations(page)
      },
    )

    test(
      "shows the distances of other ads once the reader's position is known",
      { tag: '@alike' },
      async ({ page, context, request }) => {
        await allowPosition(context, { latitude: 24.7136, longitude: 46.6753 })
        await openPage(page, pathOf(await findJobAd(request, isBilingual, 'workMode=onsite'), locale))
        const others = page.getByRole('article').filter({ hasText: jobAds['workMode.onsite'] })
        const distance = page.getByText(new RegExp(units.kilometresAway.replace('{distance}', '.+')))
        await expect(others.filter({ has: distance })).toHaveCount(0)

        await page.getByRole('button', { name: words.showDistance }).click()

        await expect(others.filter({ has: distance }).first()).toBeVisible()
      },
    )

    test('links back to its list and to its neighbours there', async ({ page }) => {
      await leaveOutMap(page)
      await openPage(page, `${prefix}/search?city=riyadh&workMode=onsite&sort=oldest`)
      const titleOf = (index: number) => cardsOf(page).nth(index).getByRole('link').textContent()
      const titles = [await titleOf(3), await titleOf(4), await titleOf(5)]
      const heading = page.getByRole('heading', { level: 1 })
      await cardsOf(page).nth(4).getByRole('link').click()
      await expect(heading).toHaveText(titles[1] ?? '')
      const around = page.getByRole('navigation', { name: words.aroundAd })

      await around.getByRole('link', { name: words.next }).click()
      await expect(heading).toHaveText(titles[2] ?? '')
      const [back, on] = locale === 'ar' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
      await page.keyboard.press(back)
      await expect(heading).toHaveText(titles[1] ?? '')
      await page.keyboard.press(back)
      await expect(heading).toHaveText(titles[0] ?? '')
      await page.keyboard.press(on)
      await expect(heading).toHaveText(titles[1] ?? '')

      // However many neighbours were read, the list is one step back, and stands as it was left.
      await page.reload()
      await around.getByRole('link', { name: words.backToResults }).click()
      await expect(page).toHaveURL(/\/search\?city=riyadh&workMode=onsite/)
      await expect(cardsOf(page).nth(4).getByRole('link')).toHaveText(titles[1] ?? '')
    })

    test('goes on to the next page of its list', { tag: '@alike' }, async ({ page }) => {
      await leaveOutMap(page)
      await openPage(page, `${prefix}/search?city=riyadh`)
      await cardsOf(page).nth(19).getByRole('link').click()
      const around = page.getByRole('navigation', { name: words.aroundAd })
      const before = await page.getByRole('heading', { level: 1 }).textContent()
      await around.getByRole('link', { name: words.next }).and(page.locator('a')).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '')
      await expect(around.getByRole('link', { name: words.next }).and(page.locator('a'))).toBeVisible()
    })

    test('keeps its list in the other language', { tag: '@phone' }, async ({ page }) => {
      await leaveOutMap(page)
      await openPage(page, `${prefix}/search?city=riyadh&workMode=onsite`)
      await cardsOf(page).nth(2).getByRole('link').click()
      await page
        .getByRole('navigation', { name: words.aroundAd })
        .getByRole('link', { name: words.next })
        .click()
      await page.getByRole('link', { name: shell.otherLanguage, exact: true }).click()

      const other = jobWords.find((one) => one.locale !== locale) ?? jobWords[0]
      const around = page.getByRole('navigation', { name: other.words.aroundAd })
      const switched = page.url()
      await around.getByRole('link', { name: other.words.next }).click()
      await expect(page).not.toHaveURL(switched)
      const neighbour = page.url()
      await around.getByRole('link', { name: other.words.previous }).click()
      await expect(page).toHaveURL(switched)

      // A neighbour in a tab of its own takes nothing from this one.
      await around.getByRole('link', { name: other.words.next }).evaluate(pressForTab)
      await page.reload()
      await around.getByRole('link', { name: other.words.backToResults }).click()
      await expect(page).toHaveURL(
        new RegExp(`^[^/]+//[^/]+${other.prefix}/search\\?city=riyadh&workMode=onsite`),
      )
      await expect(cardsOf(page).nth(4)).toBeVisible()

      // Another ad of the list, opened by its address, stands outside it.
      await openSettled(page, neighbour)
      await expect(around).toBeVisible()
      await expect(around.getByRole('link', { name: other.words.backToResults })).toHaveCount(0)
    })

    test('shows no other way back before the one to its list', { tag: '@alike' }, async ({ page }) => {
      const back = page.locator('.job-top-back:visible')
      const heading = page.getByRole('heading', { level: 1 })
      const withoutScripts = () => page.route('**/*.js', () => undefined)
      await leaveOutMap(page)
      await openPage(page, `${prefix}/search?city=riyadh&workMode=onsite`)
      await cardsOf(page).nth(2).getByRole('link').click()
      await expect(page.getByRole('link', { name: words.backToResults })).toBeVisible()
      await withoutScripts()
      await noteWaysBack(page)
      await page.reload({ waitUntil: 'commit' })
      await expect(heading).toBeVisible()
      await expect(back).toHaveText(words.results)
      await expect(back).toHaveAttribute('href', /\/search\?city=riyadh&workMode=onsite/)

      await page.unroute('**/*.js')
      await page.reload()
      await expect(page.getByRole('link', { name: words.backToResults })).toBeVisible()
      expect((await waysBack(page)).filter((address) => /category=/.test(address))).toEqual([])
      await withoutScripts()
      await page.getByRole('link', { name: shell.otherLanguage, exact: true }).click({ noWaitAfter: true })
      const other = jobWords.find((one) => one.locale !== locale) ?? jobWords[0]
      await expect(page.getByRole('navigation', { name: other.words.aroundAd })).toBeVisible()
      await expect(back).toHaveText(other.words.results)
      const list = `${other.prefix}/search?city=riyadh&workMode=onsite`
      expect((await back.getAttribute('href'))?.startsWith(list)).toBe(true)
    })

    test('leads from outside to its category in its city', { tag: '@phone' }, async ({ page, request }) => {
      const jobAd = await findJobAd(request, isAtOne, 'city=jeddah&radius=10&workMode=onsite')
      await openPage(page, pathOf(jobAd, locale))
      const around = page.getByRole('navigation', { name: words.aroundAd })
      await expect(around.getByRole('link', { name: words.next })).toHaveCount(0)
      await around.getByRole('link', { name: shell['city.jeddah'] }).click()
      await expect(page).toHaveURL(new RegExp(`city=jeddah.*category=${jobAd.category}`))
    })

    test(
      'leads from the name of a verified company to its page',
      { tag: '@phone' },
      async ({ page, request }) => {
        const jobAd = await findJobAd(request, ({ organization }) => organization.verified)
        await openPage(page, pathOf(jobAd, locale))
        const { name, slug } = jobAd.organization
        const named = name[locale] ?? name.ar ?? name.en ?? ''
        await page.locator('header').getByRole('link', { name: named }).click()
        await expect(page).toHaveURL(new RegExp(`/companies/${encodeURIComponent(slug)}`))
      },
    )

    test('leads from the list to the ad and back', { tag: '@alike' }, async ({ page, request }) => {
      const jobAd = await findJobAd(request, isBilingual)
      await openPage(page, `${prefix}/search?organization=${jobAd.organization.id}`)
      await page
        .getByRole('link', { name: jobAd.title[locale] ?? '', exact: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: jobAd.title[locale] ?? '' })).toBeVisible()

      await page.getByRole('link', { name: words.companyAds }).click()

      await expect(page).toHaveURL(new RegExp(`/search\\?.*organization=${jobAd.organization.id}`))
    })

    test('answers 404 for an ad that never existed', { tag: '@phone' }, async ({ page }) => {
      const answer = await openPage(page, `${prefix}/job/no-such-ad`)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle(shell.pageNotFound)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectNoViolations(page)
    })
  })

/** Notes the addresses of the links in sight that lead back from an ad, as often as the document grows. */
const noteWaysBack = (page: Page) =>
  page.addInitScript(() => {
    const waysBack: string[] = []
    Object.assign(globalThis, { waysBack })
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('.job-top-back'))
        if (link.checkVisibility({ visibilityProperty: true })) waysBack.push(link.getAttribute('href') ?? '')
    }).observe(document, { childList: true, subtree: true })
  })

const waysBack = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { waysBack: string[] }).waysBack)

/** A press with Ctrl on a link, without the tab that the browser would open. */
function pressForTab(link: Element) {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
}
