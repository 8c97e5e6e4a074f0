import { findJobAd, isBilingual, pathOf } from './find-job-ad.ts'
import { jobWords } from './job-words.ts'
import { expect, expectNoViolations, test } from './journey.ts'
import { openPage } from './open-page.ts'

for (const { locale, prefix, words, jobAds, shell, units } of jobWords)
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

    test(
      'is free of what axe can find, in both themes',
      { tag: '@everywhere' },
      async ({ page, request }) => {
        await openPage(page, pathOf(await findJobAd(request, isBilingual), locale))
        await expectNoViolations(page)
      },
    )

    test('keeps within the width of the screen', async ({ page, request }) => {
      await openPage(page, pathOf(await findJobAd(request, isBilingual), locale))
      const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(beyond)).toBe(0)
    })

    test(
      'tells how far the other ads are once the reader said where they are',
      { tag: '@alike' },
      async ({ page, context, request }) => {
        await context.grantPermissions(['geolocation'])
        await context.setGeolocation({ latitude: 24.7136, longitude: 46.6753 })
        await openPage(page, pathOf(await findJobAd(request, isBilingual, 'workMode=onsite'), locale))
        const others = page.getByRole('article').filter({ hasText: jobAds['workMode.onsite'] })
        const distance = page.getByText(new RegExp(units.kilometresAway.replace('{distance}', '.+')))
        await expect(others.filter({ has: distance })).toHaveCount(0)

        await page.getByRole('button', { name: words.showDistance }).click()

        await expect(others.filter({ has: distance }).first()).toBeVisible()
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

    test('does not know an ad that never was', async ({ page }) => {
      const answer = await openPage(page, `${prefix}/job/no-such-ad`)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle(shell.pageNotFound)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectNoViolations(page)
    })
  })
