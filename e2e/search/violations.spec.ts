import { expect, expectNoViolations, test } from '../support/journey.ts'
import { leaveOutMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { nothing, openSearchBox, searchWords } from '../support/search-words.ts'

for (const { locale, path, t, shell, jobAds } of searchWords)
  test.describe(`no violations that axe finds, in both themes (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
    test.beforeEach(({ page }) => leaveOutMap(page))

    test('is the list alone', async ({ page }) => {
      await openPage(page, `${path}?city=riyadh&category=finance,it&sort=closest`)
      await expectNoViolations(page)
    })

    test('is opened by the page', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      const box = (await openSearchBox(page)).getByRole('combobox', { name: shell.whatLabel })
      await box.fill(locale === 'ar' ? 'محاس' : 'accoun')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await expectNoViolations(page, 'header')
      await box.press('Escape')

      await page.getByRole('button', { name: t['filter.category'], exact: true }).click()
      const choice = page.getByRole('checkbox', { name: jobAds['category.healthcare'] })
      await expect(choice).toBeVisible()
      await expectNoViolations(page, '.search-popover:popover-open')
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: t.allFilters }).click()
      await expect(page.getByRole('dialog', { name: t.allFilters }).getByText(/\d/).first()).toBeVisible()
      await expectNoViolations(page, 'dialog[open]')
    })

    test('is a search without results, and the page of all filters', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?${nothing}`)
      await expect(page.getByRole('link', { name: new RegExp(`^${t.everywhere}`) })).toBeVisible()
      await expectNoViolations(page)

      await openPage(page, `${path}/filters?city=riyadh`)
      await expectNoViolations(page)
    })
  })
