import { cardsOf } from '../support/cards-of.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { openCountingShifts, shiftOf } from '../support/layout-shift.ts'
import { leaveOutMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { saying, type SearchWords, searchWords } from '../support/search-words.ts'

/** Lets the page know where its reader is, as an earlier visit of this tab did. */
const standAt = (page: Page, viewer: string) =>
  page.addInitScript((known) => sessionStorage.setItem('viewer', known), viewer)
const standIn = (page: Page) => standAt(page, '24.713,46.675')

/** Chooses a value of the filter by category. */
async function choose(
  page: Page,
  { t, jobAds }: SearchWords,
  category: 'category.it' | 'category.healthcare',
) {
  await page.getByRole('button', { name: t['filter.category'], exact: true }).click()
  const choices = page.getByRole('dialog', { name: t['filter.category'] })
  await choices.getByRole('checkbox', { name: jobAds[category] }).click()
  await choices.getByRole('button').last().click()
}

for (const words of searchWords) {
  const { locale, path, t, jobAds, errors, ui, units } = words

  test.describe(`a list that changes (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
    test.beforeEach(({ page }) => leaveOutMap(page))

    test('measures from a reader who is known, within a radius too', { tag: '@phone' }, async ({ page }) => {
      await standIn(page)
      await openPage(page, `${path}?lat=24.71&lng=46.68&zoom=12&radius=10`)
      await expect(page.getByText(t.fromYou)).toBeVisible()
      await expect(cardsOf(page).first()).toContainText(saying(units.kilometresAway))

      // A list by distance from elsewhere keeps its order until the reader chooses another.
      await openPage(page, `${path}?city=jeddah&radius=10&workMode=onsite`)
      await expect(page.getByText(saying(t.fromPlace))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(saying(t.withinRadiusOf))
      await page.getByRole('button', { name: t.closestToYou }).click()
      await expect(page.getByText(t.fromYou)).toBeVisible()
      await expect(cardsOf(page).first()).toContainText(/8\d\d/)

      await openPage(page, `${path}?lat=21.54&lng=39.17&zoom=12&radius=10`)
      await expect(page.getByText(t.fromCentre)).toBeVisible()
    })

    test('adds distances in place, and offers another order', async ({ page }) => {
      await standIn(page)
      const measured = Promise.withResolvers<undefined>()
      await page.route(/\/api\/v1\/job-ad\?/, async (route) => {
        await measured.promise
        await route.continue()
      })
      // Other journeys publish ads meanwhile, which would stand first among the newest.
      await openCountingShifts(page, `${path}?city=riyadh&sort=oldest`)
      const titles = () => cardsOf(page).getByRole('heading').allTextContents()
      const placeOf = () => cardsOf(page).first().boundingBox()
      const [order, place] = [await titles(), await placeOf()]
      measured.resolve(undefined)
      await expect(cardsOf(page).first()).toContainText(saying(units.kilometresAway))
      await expect(page.getByText(t.fromYou)).toBeVisible()
      expect(await titles()).toEqual(order)
      expect(await placeOf()).toEqual(place)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)

      const sort = page.getByRole('combobox', { name: t['sort.label'] })
      const box = await sort.boundingBox()
      await page.getByRole('button', { name: t['sort.closest'] }).click()
      await expect(sort).toHaveValue('closest')
      await expect(page.getByRole('button', { name: t['sort.closest'] })).toHaveCount(0)
      expect((await sort.boundingBox())?.y).toBe(box?.y)
    })

    for (const [place, viewer, count] of [
      ['in Riyadh', '24.713,46.675', /\d/],
      ['where no job lies', '20.5,49', jobAds.jobCount.zero],
    ] as const)
      test(
        `is replaced in its place by the list around a reader ${place}`,
        { tag: '@phone' },
        async ({ page }) => {
          await standAt(page, viewer)
          const words = encodeURIComponent(locale === 'ar' ? 'محاسب قريب مني' : 'accountant near me')
          await openCountingShifts(page, `${path}?city=riyadh&q=${words}`)
          const heading = page.getByRole('heading', { level: 1 })
          await expect(heading).toContainText(saying(t.nearWithin))
          await expect(heading).toContainText(count)
          await expect(page.locator('.search-remote')).toBeVisible()
          expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
        },
      )

    test('stays in its place when the position is refused', { tag: '@phone' }, async ({ page }) => {
      const words = encodeURIComponent(locale === 'ar' ? 'وظائف قريبة مني' : 'jobs near me')
      await openCountingShifts(page, `${path}?q=${words}&city=riyadh`)
      const placeOf = () => cardsOf(page).first().boundingBox()
      const place = await placeOf()
      await page.getByRole('button', { name: t.share }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t['notNear.refused'])
      expect(await placeOf()).toEqual(place)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    })

    test(
      'comes back to its place after a reload for a reader who is known',
      { tag: '@phone' },
      async ({ page }) => {
        await standIn(page)
        await openPage(page, `${path}?city=riyadh`)
        await expect(page.getByText(t.fromYou)).toBeVisible()
        await expect(cardsOf(page).first()).toContainText(saying(units.kilometresAway))
        await page.getByRole('link', { name: ui.loadMore }).click()
        await expect(cardsOf(page)).toHaveCount(40)
        await cardsOf(page).nth(30).scrollIntoViewIfNeeded()

        await page.reload()
        await expect(cardsOf(page)).toHaveCount(40)
        await expect(cardsOf(page).nth(30)).toBeInViewport()
      },
    )

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
      await openPage(page, `${path}?city=riyadh&workMode=hybrid`)
      await page.getByRole('link', { name: ui.loadMore }).click()
      await expect(cardsOf(page)).toHaveCount(40)
      await expect(cardsOf(page).nth(20).getByRole('link')).toBeFocused()

      await page.getByRole('button', { name: t['filter.minSalary'], exact: true }).click()
      const choices = page.getByRole('dialog', { name: t['filter.minSalary'] })
      await expect(choices.getByRole('radio').last()).toHaveAttribute('aria-disabled', 'true')
      await choices.locator('input:not([aria-disabled])').last().check()
      await choices.getByRole('button').last().click()
      await expect.poll(() => cardsOf(page).count()).toBeLessThan(20)
      const order = page.getByRole('combobox', { name: t['sort.label'] })
      await order.focus()
      await page.goBack()
      await expect.poll(() => cardsOf(page).count()).toBeGreaterThanOrEqual(20)
      await expect(order).toBeFocused()
    })

    test('does not move when its counts come', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      const counted = Promise.withResolvers<undefined>()
      await page.route(/\/api\/v1\/job-ad\/facets/, async (route) => {
        await counted.promise
        await route.continue()
      })
      await choose(page, words, 'category.it')
      await expect(page.getByRole('list', { name: t.activeFilters })).toBeVisible()
      const before = await cardsOf(page).first().boundingBox()
      counted.resolve(undefined)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/)
      expect(await cardsOf(page).first().boundingBox()).toEqual(before)
    })
  })

  test.describe(`a search that fails (${locale})`, () => {
    test.use({
      locale: locale === 'ar' ? 'ar-SA' : 'en-GB',
      expectedComplaints: /Failed to load resource|ERR_INTERNET/,
    })
    test.beforeEach(({ page }) => leaveOutMap(page))

    test('keeps the shown results, and shows the message of the API', { tag: '@phone' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      const first = cardsOf(page).first().getByRole('link')
      const title = await first.textContent()
      const message = errors['server.busy']
      await page.route(/\/api\/v1\/job-ad\?/, (route) => route.fulfill({ status: 503, json: { message } }))
      await choose(page, words, 'category.healthcare')

      await expect(page.getByText(message).first()).toBeVisible()
      await expect(first).toHaveText(title ?? '')
    })

    test('shows that even when the connection is gone', { tag: '@alike' }, async ({ page, context }) => {
      const fetchedAhead = page.waitForResponse(/\/toaster.*\.js/)
      await openPage(page, `${path}?city=riyadh`)
      await fetchedAhead
      await page.getByRole('button', { name: t['filter.category'], exact: true }).click()
      const choices = page.getByRole('dialog', { name: t['filter.category'] })
      const choice = choices.getByRole('checkbox', { name: jobAds['category.healthcare'] })
      await expect(choice).toBeVisible()
      await context.setOffline(true)
      await choice.click()
      await choices.getByRole('button').last().click()

      await expect(page.getByText(errors.noConnection)).toHaveCount(1)
      await expect(cardsOf(page).first()).toBeVisible()
    })

    test('shows a failure to load more in its own list alone', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      await page.route(/\/api\/v1\/job-ad\?.*after=/, (route) => route.fulfill({ status: 503, json: {} }))
      await page.getByRole('link', { name: ui.loadMore }).click()
      await expect(page.getByText(t.moreFailed)).toBeVisible()
      await choose(page, words, 'category.healthcare')
      await expect(page.getByRole('list', { name: t.activeFilters })).toBeVisible()
      await expect(page.getByText(t.moreFailed)).toBeHidden()
    })
  })
}
