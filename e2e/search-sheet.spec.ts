import type { Locator } from '@playwright/test'
import type { MapItems } from '@qareeb/contract/search'
import { expect, expectNoViolations, test } from './journey.ts'
import { openPage } from './open-page.ts'
import { atThisPlace, searchWords } from './search-words.ts'
import { waitForMap } from './wait-for-map.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** Whether a press on the middle of an element would reach it. */
const isUncovered = (element: Locator) =>
  element.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

for (const { locale, path, t, jobAds, map } of searchWords)
  test.describe(`the sheet of the list on a phone (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    test('rises over the map and makes way for it, by touch and by keyboard', async ({ page }) => {
      await openPage(page, path)
      const sheet = page.locator('.search-sheet')
      const top = async () => (await sheet.boundingBox())?.y ?? 0
      const half = await top()
      /** Pixels between the filters and the sheet. */
      const gap = async () => {
        const filters = await page.getByRole('group', { name: t.filters }).boundingBox()
        return Math.abs((await top()) - (filters?.y ?? 0) - (filters?.height ?? 0))
      }

      await page.getByRole('button', { name: t.showList }).tap()
      await expect.poll(gap).toBeLessThan(2)
      await page.getByRole('button', { name: t.showMap }).press('Enter')
      await expect.poll(top).toBe(half)
      await page.getByRole('button', { name: t.showMap }).press('Enter')
      await expect.poll(top).toBeGreaterThan(half + 100)
      await page.getByRole('button', { name: t.showList }).press('Enter')
      await expect.poll(gap).toBeLessThan(2)
    })

    test('stays up, and begins again, when another list comes', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path)
      const heading = page.getByRole('heading', { level: 1 })
      const filters = page.getByRole('group', { name: t.filters })
      const isUnderFilters = async () => {
        const [top, bar] = [await heading.boundingBox(), await filters.boundingBox()]
        const gap = (top?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)
        return gap > 0 && gap < 100
      }
      await page.getByRole('button', { name: t.showList }).tap()
      await expect.poll(isUnderFilters).toBe(true)
      await page.getByRole('combobox', { name: t['sort.label'] }).selectOption('oldest')
      await expect(page).toHaveURL(/sort=oldest/)
      await expect.poll(isUnderFilters).toBe(true)

      await page.getByRole('article').nth(8).scrollIntoViewIfNeeded()
      await expect.poll(isUnderFilters).toBe(false)
      await page.getByRole('button', { name: t.allFilters }).tap()
      const dialog = page.getByRole('dialog', { name: t.allFilters })
      await dialog.getByRole('checkbox', { name: jobAds['category.driving'] }).check()
      await dialog.getByRole('button', { name: /\d/ }).tap()
      await expect(page).toHaveURL(/category=driving/)
      await expect.poll(isUnderFilters).toBe(true)
    })

    test('offers the choices of a chip at the bottom edge', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path)
      await page.getByRole('button', { name: t['filter.category'], exact: true }).tap()
      const choices = page.getByRole('dialog', { name: t['filter.category'] })
      await choices.getByRole('checkbox', { name: jobAds['category.driving'] }).check()

      await expect(page).toHaveURL(/category=driving/)
      const box = await choices.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
    })

    test('leaves in sight what is opened on the map', { tag: '@alike' }, async ({ page, request }) => {
      const answer = await request.get('/api/v1/job-ad/map?bounds=24.5,46.5,24.9,47&zoom=15')
      // The contract says what the API answers.
      const { clusters } = (await answer.json()) as MapItems
      const spot = clusters.find((cluster) => cluster.spot)
      await openPage(page, `${path}?lat=${spot?.lat}&lng=${spot?.lng}&zoom=17`)
      const bubble = page.locator('.search-map').getByRole('button', { name: atThisPlace(map) })
      await bubble.first().tap()

      const last = page.locator('.search-map').getByRole('link').nth(1)
      await expect(last).toBeVisible()
      await expect.poll(() => isUncovered(last)).toBe(true)
    })

    test('is free of what axe can find, in both themes', { tag: '@alike' }, async ({ page }) => {
      // Axe and the map share the processors.
      test.slow()
      await openPage(page, path)
      await waitForMap(page)
      await expectNoViolations(page)
    })
  })
