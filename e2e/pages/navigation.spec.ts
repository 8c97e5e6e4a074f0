import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'

for (const { locale, root, prefix, shell, home, ui } of siteWords)
  test.describe(`navigation from page to page (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    test('puts the focus on the headline of the page that it leads to', async ({ page }) => {
      await openPage(page, root)
      await page.getByRole('region', { name: home.categories }).getByRole('link').first().press('Enter')

      await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?`))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('to another query of the same page leaves the focus alone', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, root)
      const jeddah = page
        .getByRole('navigation', { name: home.cities })
        .getByRole('link', { name: shell['city.jeddah'] })
      await jeddah.press('Enter')

      await expect(page).toHaveURL(/\?city=jeddah$/)
      await expect(jeddah).toBeFocused()
    })

    test('shows that the page is loading', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, root)
      let answer = () => {}
      const isAsked = new Promise<void>((resolve) => (answer = resolve))
      await page.route(/\.data\?.*city=dammam/, async (route) => {
        await isAsked
        await route.continue()
      })
      const bar = page.getByRole('progressbar', { name: ui.loading })
      await expect(bar).toHaveCount(0)
      await page
        .getByRole('navigation', { name: home.cities })
        .getByRole('link', { name: shell['city.dammam'] })
        .press('Enter')
      await expect(bar).toHaveCount(1)
      await expectNoViolations(page)

      answer()
      await expect(page).toHaveURL(/city=dammam/)
      await expect(bar).toHaveCount(0)
    })

    test('can skip the header', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, root)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: shell.skipToContent })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await skip.press('Enter')

      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('combobox', { name: shell.whatLabel })).toBeFocused()
    })
  })
