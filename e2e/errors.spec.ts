import { expect, expectNoViolations, test, type Page } from './journey.ts'
import { openPage } from './open-page.ts'
import { siteWords } from './site-words.ts'

for (const { locale, root, prefix, shell } of siteWords)
  test.describe(`when something is not there (${locale})`, () => {
    test.use({
      locale: locale === 'ar' ? 'ar-SA' : 'en-GB',
      expectedComplaints: /Failed to load resource|ERR_INTERNET|Failed to fetch/,
    })

    test('an unknown address says that the page cannot be found', async ({ page }) => {
      const answer = await openPage(page, `${prefix}/nothing/here`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: shell.pageNotFound })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectNoViolations(page)

      await page.getByRole('link', { name: shell.backHome }).click()
      await expect(page).toHaveURL(root)
    })

    test('a page whose data do not arrive says that it could not load', async ({ page }) => {
      await openPage(page, root)
      await page.route(/\.data\?/, (route) => route.abort())
      await chooseDammam(page)

      await expect(page.getByRole('heading', { level: 1, name: shell.pageNotLoaded })).toBeVisible()
      await page.unroute(/\.data\?/)
      await page.getByRole('button', { name: shell.tryAgain }).click()
      await expect(page.getByRole('heading', { level: 1, name: shell.pageNotLoaded })).toBeHidden()
    })

    test('a page that the server cannot make names the code', async ({ page }) => {
      await openPage(page, root)
      await page.route(/\.data\?/, (route) =>
        route.fulfill({ status: 503, body: 'broken', contentType: 'text/plain' }),
      )
      await chooseDammam(page)

      await expect(page.getByRole('heading', { level: 1, name: shell.somethingWrong })).toBeVisible()
      await expect(page.getByText(shell.errorCode.replace('{code}', '503'))).toBeVisible()
    })

    test('a reader without a connection is told, and the page comes back with it', async ({
      page,
      context,
    }) => {
      await openPage(page, root)
      await context.setOffline(true)
      await chooseDammam(page)
      await expect(page.getByRole('heading', { level: 1, name: shell.offline })).toBeVisible()

      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: shell.offline })).toBeHidden()
    })

    const chooseDammam = (page: Page) =>
      page.getByRole('main').getByRole('link', { name: shell['city.dammam'] }).click()
  })

for (const { prefix, shell } of siteWords)
  test.describe('an address that cannot be decoded', () => {
    test.use({ expectedComplaints: /malformed URL segment/ })

    test(`has the page of what is not there (${prefix || '/'})`, async ({ page }) => {
      const answer = await openPage(page, `${prefix}/%E0%A4%A`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: shell.pageNotFound })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    })
  })
