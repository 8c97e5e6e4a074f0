import { AxeBuilder } from '@axe-core/playwright'
import { findJobAd, isBilingual, pathOf } from './find-job-ad.ts'
import { jobWords } from './job-words.ts'
import { expect, test } from './journey.ts'
import { openPage } from './open-page.ts'

for (const { locale, prefix, words, jobAds } of jobWords)
  test.describe(`the page of a job ad (${locale})`, () => {
    test('shows on its first screen what a seeker decides on', async ({ page, request }) => {
      const jobAd = await findJobAd(request, isBilingual)
      await openPage(page, pathOf(jobAd, locale))

      await expect(page.getByRole('heading', { level: 1, name: jobAd.title[locale] ?? '' })).toBeInViewport()
      await expect(page.getByText(jobAds.netSalary, { exact: true })).toBeInViewport()
      await expect(page.getByText(words.posted, { exact: true })).toBeVisible()
      await expect(page.getByText(words.openUntil, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: words.description })).toBeVisible()
    })

    test('is free of what axe can find, in both themes', async ({ page, request }) => {
      await openPage(page, pathOf(await findJobAd(request, isBilingual), locale))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations).toEqual([])
      }
    })

    test('leads from the list to the ad and back', async ({ page, request }) => {
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

    test('does not know an ad that never was', async ({ page }) => {
      const answer = await openPage(page, `${prefix}/job/no-such-ad`)
      expect(answer?.status()).toBe(404)
    })
  })
