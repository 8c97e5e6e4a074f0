import { findJobAd, isBilingual, pathOf } from '../support/find-job-ad.ts'
import { jobWords } from '../support/job-words.ts'
import { expect, test, type Page } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'

const canonicalOf = async (page: Page) =>
  (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''

for (const { locale, words } of jobWords)
  test.describe(`sharing a job ad (${locale})`, () => {
    test('the address of the ad is copied, and the button reports it', async ({ page, context, request }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openPage(page, pathOf(await findJobAd(request, isBilingual), locale))

      await page.getByRole('button', { name: words.copyLink }).click()

      await expect(page.getByRole('button', { name: words.linkCopied })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await canonicalOf(page))
    })

    test('passes on the location that was chosen', { tag: '@phone' }, async ({ page, context, request }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const jobAd = await findJobAd(request, ({ locationCount }) => locationCount > 1, 'workMode=onsite')
      await openPage(page, pathOf(jobAd, locale))
      await page.getByRole('navigation', { name: words.choosePlace }).getByRole('link').nth(1).click()
      await expect(page).toHaveURL(/locationId=/)
      await page.getByRole('button', { name: words.copyLink }).click()

      const { search } = new URL(page.url())
      await expect(page.getByRole('button', { name: words.linkCopied })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(search)
      const network = page.getByRole('link', { name: words['shareOn.facebook'] })
      expect(decodeURIComponent((await network.getAttribute('href')) ?? '')).toContain(search)
    })

    test(
      'shows the address where the browser does not let it be copied',
      { tag: '@alike' },
      async ({ page, request }) => {
        await page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
        })
        await openPage(page, pathOf(await findJobAd(request, isBilingual), locale))

        await page.getByRole('button', { name: words.copyLink }).click()

        await expect(page.getByLabel(words.copyRefused)).toHaveValue(await canonicalOf(page))
      },
    )

    test('passes the whole address to each network', { tag: '@alike' }, async ({ page, request }) => {
      await openPage(page, pathOf(await findJobAd(request, isBilingual), locale))
      const canonical = await canonicalOf(page)
      for (const network of ['whatsapp', 'x', 'facebook', 'linkedin'] as const) {
        const link = page.getByRole('link', { name: words[`shareOn.${network}`] })
        const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
        expect([...searchParams.values()].join()).toContain(canonical)
      }
    })

    test("offers the device's own sheet where there is one", { tag: '@phone' }, async ({ page, request }) => {
      await page.addInitScript(() => {
        navigator.share = (data) => {
          document.title = data?.url ?? ''
          return Promise.resolve()
        }
      })
      await openPage(page, pathOf(await findJobAd(request, isBilingual), locale))

      await page.getByRole('button', { name: words.shareWithDevice }).click()

      await expect(page).toHaveTitle(await canonicalOf(page))
    })
  })
