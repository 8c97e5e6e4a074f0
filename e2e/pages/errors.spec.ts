import { expect, expectNoViolations, test, type Page } from '../support/journey.ts'
import { openPage, openSettled } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'

for (const { locale, root, prefix, shell } of siteWords)
  test.describe(`when something is not there (${locale})`, () => {
    test.use({
      locale: locale === 'ar' ? 'ar-SA' : 'en-GB',
      expectedComplaints: /Failed to load resource|ERR_INTERNET|Failed to fetch|Error loading route module/,
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

    test(
      'a page whose data do not arrive says that it could not load',
      { tag: '@phone' },
      async ({ page }) => {
        await openPage(page, root)
        await page.route(/\.data\?/, (route) => route.abort())
        await chooseDammam(page)

        await expect(page.getByRole('heading', { level: 1, name: shell.pageNotLoaded })).toBeVisible()
        await page.unroute(/\.data\?/)
        await page.getByRole('button', { name: shell.tryAgain }).click()
        await expect(page.getByRole('heading', { level: 1, name: shell.pageNotLoaded })).toBeHidden()
      },
    )

    test('a page that the server cannot make names the code', { tag: '@phone' }, async ({ page }) => {
      await openPage(page, root)
      await page.route(/\.data\?/, (route) =>
        route.fulfill({ status: 503, body: 'broken', contentType: 'text/plain' }),
      )
      await chooseDammam(page)

      await expect(page.getByRole('heading', { level: 1, name: shell.somethingWrong })).toBeVisible()
      await expect(page.getByText(shell.errorCode.replace('{code}', '503'))).toBeVisible()
    })

    test(
      'a reader without a connection stays on the page, and the step continues once it is back',
      { tag: '@phone' },
      async ({ page, context }) => {
        await openSettled(page, root)
        await context.setOffline(true)
        await chooseDammam(page)
        await expect(page.getByText(shell.navigationPostponed)).toBeVisible()
        await expect(page.getByRole('link', { name: shell.otherLanguage })).toBeVisible()

        await context.setOffline(false)
        await expect(page).toHaveURL(`${root}?city=dammam`)
        await expect(page.getByText(shell.navigationPostponed)).toBeHidden()
      },
    )

    test(
      'a reader whose next script does not arrive stays on the page and can try again',
      { tag: '@phone' },
      async ({ page }) => {
        await openSettled(page, root)
        await page.route(/\/assets\/.*\.js/, (route) => route.abort())
        await openPolicy(page)
        await expect(page.getByText(shell.navigationNotLoaded)).toBeVisible()
        await expect(page).toHaveURL(root)

        await page.unroute(/\/assets\/.*\.js/)
        await page.getByRole('button', { name: shell.tryAgain }).click()
        await expect(page).toHaveURL(`${prefix}/privacy-policy`)
      },
    )

    test(
      'a visited page shows that its reader is offline, and loads again with the connection',
      { tag: '@phone' },
      async ({ page, context }) => {
        await openPage(page, `${prefix}/privacy-policy`)
        await page.getByRole('banner').getByRole('link').first().click()
        await expect(page.getByRole('main').getByRole('link', { name: shell['city.dammam'] })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await context.setOffline(true)
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1, name: shell.offline })).toBeVisible()

        await context.setOffline(false)
        await expect(page.getByRole('heading', { level: 1, name: shell.offline })).toBeHidden()
      },
    )

    const openPolicy = (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: shell['page.privacy-policy'] }).click()
    const chooseDammam = (page: Page) =>
      page.getByRole('main').getByRole('link', { name: shell['city.dammam'] }).click()
  })

for (const { prefix, shell } of siteWords)
  test.describe('an address that cannot be decoded', () => {
    test.use({ expectedComplaints: /malformed URL segment/ })

    test(`has a page for a missing address (${prefix || '/'})`, { tag: '@alike' }, async ({ page }) => {
      const answer = await openPage(page, `${prefix}/%E0%A4%A`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: shell.pageNotFound })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    })
  })
