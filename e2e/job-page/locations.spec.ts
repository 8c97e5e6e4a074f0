import { findJobAd, pathOf } from '../support/find-job-ad.ts'
import { allowPosition } from '../support/hold-position.ts'
import { jobWords } from '../support/job-words.ts'
import { expect, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'

for (const { locale, words, units } of jobWords)
  test.describe(`the locations of a job ad (${locale})`, () => {
    test('can be chosen by keyboard, and the choice outlives a reload', async ({ page, request }) => {
      const jobAd = await findJobAd(request, ({ locationCount }) => locationCount > 1, 'workMode=onsite')
      await openPage(page, pathOf(jobAd, locale))
      const addresses = page.getByRole('navigation', { name: words.choosePlace }).getByRole('link')
      const mapsLink = page.getByRole('link', { name: words.openInMaps })
      const before = await mapsLink.getAttribute('href')
      await expect(addresses.first()).toHaveAttribute('aria-current', 'true')

      await addresses.nth(1).focus()
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(/\?locationId=[0-9a-f-]{36}$/)
      await expect(addresses.nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(mapsLink).not.toHaveAttribute('href', before ?? '')
      await page.reload()
      await expect(addresses.nth(1)).toHaveAttribute('aria-current', 'true')
    })

    test(
      'can be chosen without JavaScript',
      { tag: '@alike' },
      async ({ browser, request, baseURL, viewport }) => {
        const jobAd = await findJobAd(request, ({ locationCount }) => locationCount > 1, 'workMode=onsite')
        const context = await browser.newContext({
          javaScriptEnabled: false,
          viewport,
          ...(baseURL && { baseURL }),
        })
        const page = await context.newPage()
        await page.goto(pathOf(jobAd, locale))
        const addresses = page.getByRole('navigation', { name: words.choosePlace }).getByRole('link')

        await addresses.nth(1).click()

        await expect(page.getByRole('button', { name: words.showDistance })).toBeHidden()
        await expect(page.getByRole('button', { name: words.copyLink })).toBeHidden()
        await expect(addresses.nth(1)).toHaveAttribute('aria-current', 'true')
        await context.close()
      },
    )

    test('say how far they are only after being asked', async ({ page, context, request }) => {
      await allowPosition(context, { latitude: 24.7136, longitude: 46.6753 })
      await openPage(page, pathOf(await findJobAd(request, () => true, 'workMode=onsite'), locale))
      await expect(page.getByText(units.straightLine)).toBeHidden()

      await page.getByRole('button', { name: words.showDistance }).click()

      await expect(page.getByText(units.straightLine)).toBeVisible()
    })

    test(
      'stay without a distance when the reader does not allow it',
      { tag: '@alike' },
      async ({ page, request }) => {
        await openPage(page, pathOf(await findJobAd(request, () => true, 'workMode=onsite'), locale))

        await page.getByRole('button', { name: words.showDistance }).click()

        await expect(page.getByText(words.positionRefused)).toBeVisible()
        await expect(page.getByRole('button', { name: words.showDistance })).toBeEnabled()
      },
    )
  })
