import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'

for (const { locale, root, prefix, shell } of siteWords)
  test.describe(`the legal texts (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    test('are a press away in every footer and lead to each of their sections', async ({ page }) => {
      await openPage(page, root)
      for (const [link, path, sections] of [
        [shell['page.privacy-policy'], '/privacy-policy', 9],
        [shell['page.terms-and-conditions'], '/terms-and-conditions', 14],
      ] as const) {
        await page.getByRole('contentinfo').getByRole('link', { name: link }).click()

        await expect(page).toHaveURL(new RegExp(`${prefix}${path}$`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
        await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(sections)
        await expectNoViolations(page)

        await page.getByRole('navigation').getByRole('listitem').getByRole('link').last().click()
        await expect(page.getByRole('heading', { level: 2 }).nth(sections - 1)).toBeInViewport()
      }
    })
  })
