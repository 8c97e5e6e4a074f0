import { expect, type Page, test } from './journey.ts'
import { leaveOutMap } from './leave-out-map.ts'
import { openPage } from './open-page.ts'
import { saying, searchWords } from './search-words.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Lets the page know where its reader is, as an earlier visit of this tab did. */
const standIn = (page: Page) => page.addInitScript(() => sessionStorage.setItem('viewer', '24.713,46.675'))

for (const { locale, path, t, jobAds, ui, units } of searchWords)
  test.describe(`a list that changes (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
    test.beforeEach(({ page }) => leaveOutMap(page))

    const choose = async (page: Page, category: string) => {
      await page.getByRole('button', { name: t['filter.category'], exact: true }).click()
      const choices = page.getByRole('dialog', { name: t['filter.category'] })
      await choices.getByRole('checkbox', { name: category }).click()
    }

    test('measures from a reader who is known, within a radius too', async ({ page }) => {
      await standIn(page)
      await openPage(page, `${path}?lat=24.71&lng=46.68&zoom=12&radius=10`)
      await expect(page.getByText(t.fromYou)).toBeVisible()
      await expect(cards(page).first()).toContainText(saying(units.kilometresAway))

      await openPage(page, `${path}?city=jeddah&radius=10&workMode=onsite`)
      await expect(page.getByText(t.fromYou)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(saying(t.withinRadiusOf))
      await expect(cards(page).first()).toContainText(/8\d\d/)

      await openPage(page, `${path}?lat=21.54&lng=39.17&zoom=12&radius=10`)
      await expect(page.getByText(t.fromCentre)).toBeVisible()
    })

    test('comes back to its place after a reload for a reader who is known', async ({ page }) => {
      await standIn(page)
      await openPage(page, `${path}?city=riyadh`)
      await expect(page.getByText(t.fromYou)).toBeVisible()
      await page.getByRole('link', { name: ui.loadMore }).click()
      await expect(cards(page)).toHaveCount(40)
      await cards(page).nth(30).scrollIntoViewIfNeeded()

      await page.reload()
      await expect(cards(page)).toHaveCount(40)
      await expect(cards(page).nth(30)).toBeInViewport()
    })

    test('counts in the dialog of all filters where the words lead', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?q=${encodeURIComponent('محاسب جدة')}`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(/\d/)
      const listed = /[\d,]+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
      await page.getByRole('button', { name: t.allFilters }).click()
      const dialog = page.getByRole('dialog', { name: t.allFilters })
      const show = dialog.getByRole('button', { name: new RegExp(`(?<![\\d,])${listed}(?![\\d,])`) })
      await expect(show).toBeVisible()
    })

    test('leaves the focus where it is when another list is longer', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      await page.getByRole('link', { name: ui.loadMore }).click()
      await expect(cards(page)).toHaveCount(40)
      await expect(cards(page).nth(20).getByRole('link')).toBeFocused()

      await page.getByRole('button', { name: t['filter.minSalary'], exact: true }).click()
      const choices = page.getByRole('dialog', { name: t['filter.minSalary'] })
      await choices.getByRole('radio').last().check()
      await expect.poll(() => cards(page).count()).toBeLessThan(20)
      await page.keyboard.press('Escape')
      const order = page.getByRole('combobox', { name: t['sort.label'] })
      await order.focus()
      await page.goBack()
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(20)
      await expect(order).toBeFocused()
    })

    test('does not move when its counts come', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      const counted = Promise.withResolvers<undefined>()
      await page.route(/\/api\/v1\/job-ad\/facets/, async (route) => {
        await counted.promise
        await route.continue()
      })
      await choose(page, jobAds['category.it'])
      await expect(page.getByRole('list', { name: t.activeFilters })).toBeVisible()
      const before = await cards(page).first().boundingBox()
      counted.resolve(undefined)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/)
      expect(await cards(page).first().boundingBox()).toEqual(before)
    })

    test.describe('after a failure to load more', () => {
      test.use({ expectedComplaints: /Failed to load resource/ })

      test('says nothing of it any more', { tag: '@alike' }, async ({ page }) => {
        await openPage(page, `${path}?city=riyadh`)
        await page.route(/\/api\/v1\/job-ad\?.*after=/, (route) => route.fulfill({ status: 503, json: {} }))
        await page.getByRole('link', { name: ui.loadMore }).click()
        await expect(page.getByText(t.moreFailed)).toBeVisible()
        await choose(page, jobAds['category.healthcare'])
        await expect(page.getByRole('list', { name: t.activeFilters })).toBeVisible()
        await expect(page.getByText(t.moreFailed)).toBeHidden()
      })
    })
  })
