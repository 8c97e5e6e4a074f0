import { phrases as analyticsAr } from '@qareeb/content/ar/phrases/analytics/analytics'
import { phrases as analyticsEn } from '@qareeb/content/en/phrases/analytics/analytics'
import { administrationWords } from '../support/administration-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openAdministration } from '../support/open-administration.ts'

const analytics = { ar: analyticsAr, en: analyticsEn }

for (const words of administrationWords)
  test.describe(`the views of the site (${words.locale})`, () => {
    test.use({ locale: words.locale === 'ar' ? 'ar-SA' : 'en-GB' })

    test('are a chart and a table for a platform administrator', { tag: '@alike' }, async ({ page }) => {
      const t = analytics[words.locale]
      await openAdministration(page, words, '/admin/analytics')
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page.getByRole('region', { name: t.byDay }).locator('svg rect').first()).toBeAttached()

      await page.getByText(t.asTable).click()
      const table = page.getByRole('region', { name: t.byDay }).getByRole('table')
      await expect(table.getByRole('columnheader', { name: t.adViews })).toBeVisible()
      expect(await table.getByRole('row').count()).toBeGreaterThan(7)
      await expectNoViolations(page)
    })
  })
