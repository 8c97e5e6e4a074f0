import { phrases as arabic } from '@qareeb/content/ar/phrases/favorites'
import { phrases as english } from '@qareeb/content/en/phrases/favorites'
import { expect, expectNoViolations, type Page, test } from './journey.ts'
import { openPage } from './open-page.ts'
import { saying } from './search-words.ts'
import { siteWords } from './site-words.ts'

const words = { ar: arabic, en: english }

const cards = (page: Page) => page.getByRole('main').getByRole('article')

for (const { locale, prefix, jobAds } of siteWords)
  test.describe(`saved jobs (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
    const t = words[locale]
    const hearts = (page: Page) => page.getByRole('button', { name: saying(jobAds.save) })

    test('are kept before signing in, and forgotten by the same heart', async ({ page }) => {
      await openPage(page, `${prefix}/favorites`)
      await expect(page.getByText(t.noneTitle)).toBeVisible()

      await openPage(page, `${prefix}/search?city=riyadh`)
      const title = (await cards(page).first().getByRole('link').textContent()) ?? ''
      await hearts(page).first().click()
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')

      await openPage(page, `${prefix}/favorites`)
      await expect(cards(page)).toHaveCount(1)
      await expect(cards(page).first()).toContainText(title)
      await expect(page.getByText(t.onlyHere)).toBeVisible()
      await expectNoViolations(page)

      await hearts(page).first().click()
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
      await page.reload()
      await expect(page.getByText(t.noneTitle)).toBeVisible()
    })

    test('are alike on the page of the job and in another tab', async ({ page, context }) => {
      await openPage(page, `${prefix}/search?city=riyadh`)
      await cards(page).first().getByRole('link').click()
      await expect(page).toHaveURL(/\/job\//)
      await hearts(page).first().click()

      const tab = await context.newPage()
      await openPage(tab, `${prefix}/search?city=riyadh`)
      await expect(hearts(tab).first()).toHaveAttribute('aria-pressed', 'true')
      await hearts(tab).first().click()
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
    })
  })
