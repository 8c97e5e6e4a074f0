import { cardsOf } from '../support/cards-of.ts'
import { expect, test } from '../support/journey.ts'
import { nothing, searchWords } from '../support/search-words.ts'

test.describe('the list before scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { locale, path, t, ui } of searchWords)
    test(`stands, and leads to its next page and back (${locale})`, async ({ page }) => {
      await page.goto(`${path}?city=riyadh`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/)
      const first = (await cardsOf(page).first().textContent()) ?? ''
      await page.getByRole('link', { name: ui.loadMore }).click()

      await expect(page).toHaveURL(/after=/)
      await expect(cardsOf(page)).toHaveCount(20)
      await expect(cardsOf(page).first()).not.toHaveText(first)
      await page.getByRole('link', { name: t.firstPage }).click()
      await expect(page).not.toHaveURL(/after=/)
    })

  for (const { locale, path, t, jobAds } of searchWords)
    test(`can be narrowed, and ordered (${locale})`, async ({ page }) => {
      await page.goto(`${path}?city=riyadh&category=it`)
      await page.getByRole('link', { name: t.allFilters }).click()
      await expect(page.getByRole('checkbox', { name: jobAds['category.it'] })).toBeChecked()
      await page.getByRole('checkbox', { name: jobAds['category.finance'] }).check()
      await page.getByRole('radio', { name: t.within.replace('{radius}', '25') }).check()
      await page.getByRole('radio', { name: t['sort.oldest'] }).check()
      await page.getByRole('button', { name: t.showResults }).click()

      await expect(page).toHaveURL(/\/search\?city=riyadh&.*sort=oldest/)
      const chosen = page.getByRole('list', { name: t.activeFilters })
      await expect(chosen).toContainText(jobAds['category.it'])
      await expect(chosen).toContainText(jobAds['category.finance'])
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        t.withinRadiusOf.replace('{radius}', '25').split('{')[0] ?? '',
      )
      await expect(cardsOf(page).first()).toBeVisible()
    })

  for (const { locale, path, t } of searchWords)
    test(`offers what gives results when nothing does (${locale})`, async ({ page }) => {
      await page.goto(`${path}?${nothing}`)
      await expect(page.getByText(t.noneTitle)).toBeVisible()
      await page.getByRole('link', { name: new RegExp(`^${t.everywhere}`) }).click()
      await expect(cardsOf(page).first()).toBeVisible()
    })
})
