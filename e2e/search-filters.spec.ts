import { cardsOf } from './cards-of.ts'
import { expect, test } from './journey.ts'
import { leaveOutMap } from './leave-out-map.ts'
import { openPage } from './open-page.ts'
import { saying, searchWords } from './search-words.ts'

for (const { locale, path, t, jobAds, shell } of searchWords)
  test.describe(`the filters of a search (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
    test.beforeEach(({ page }) => leaveOutMap(page))

    test('narrows by a chip, takes it back, and follows the history', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path)
      await page.getByRole('button', { name: t['filter.category'], exact: true }).click()
      const choices = page.getByRole('dialog', { name: t['filter.category'] })
      await choices.getByRole('checkbox', { name: jobAds['category.healthcare'] }).check()

      await expect(page).toHaveURL(/category=healthcare/)
      await page.keyboard.press('Escape')
      const chosen = page.getByRole('list', { name: t.activeFilters })
      await expect(chosen.getByRole('link')).toHaveCount(1)

      await chosen.getByRole('link').click()
      await expect(page).not.toHaveURL(/category=/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(/category=healthcare/)
      await expect(chosen.getByRole('link')).toHaveCount(1)
      await page.goForward()
      await expect(chosen).toHaveCount(0)
    })

    test('keeps the focus in a chip that is cleared', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh&category=it`)
      await page.getByRole('button', { name: jobAds['category.it'], exact: true }).click()
      const choices = page.getByRole('dialog', { name: t['filter.category'] })
      await choices.getByRole('button', { name: t.clearFilter }).click()

      await expect(page).not.toHaveURL(/category=/)
      await expect(choices.getByRole('checkbox').first()).toBeFocused()
    })

    test(
      'holds on to every choice when the next comes before its list',
      { tag: '@alike' },
      async ({ page }) => {
        await openPage(page, `${path}?city=riyadh&category=it,finance&workMode=onsite`)
        let answer = () => {}
        const isAnswered = new Promise<void>((resolve) => (answer = resolve))
        await page.route(/\/api\/v1\/job-ad\?/, async (route) => {
          await isAnswered
          await route.continue()
        })
        const remove = (text: string) =>
          page.getByRole('link', { name: t.removeFilter.replace('{filter}', text), exact: true })
        await remove(jobAds['category.it']).click()
        await remove(jobAds['category.finance']).click()
        await page.getByRole('combobox', { name: t['sort.label'] }).selectOption('oldest')
        await page.getByRole('button', { name: t['filter.postedWithin'], exact: true }).click()
        const lastDay = page.getByRole('radio', { name: t.lastDay })
        await lastDay.click()
        const box = page.getByRole('combobox', { name: shell.whatLabel }).filter({ visible: true })
        await box.fill('a')
        await box.press('Enter')
        answer()

        await expect(page).toHaveURL(/[?&]q=a/)
        const { searchParams } = new URL(page.url())
        expect(Object.fromEntries(searchParams)).toEqual({
          q: 'a',
          city: 'riyadh',
          workMode: 'onsite',
          postedWithin: '1',
          sort: 'oldest',
        })
      },
    )

    test('tells in the dialog of all filters what a choice would give', async ({ page }) => {
      await openPage(page, path)
      await page.getByRole('button', { name: t.allFilters }).click()
      const dialog = page.getByRole('dialog', { name: t.allFilters })
      await dialog.getByRole('checkbox', { name: jobAds['workMode.hybrid'] }).check()
      await dialog
        .getByRole('radio', { name: saying(t.salaryFrom) })
        .first()
        .check()
      await dialog.getByRole('checkbox', { name: t['filter.verified'] }).check()
      const show = dialog.getByRole('button', { name: /\d/ })
      const count = Number(/\d+/.exec(((await show.textContent()) ?? '').replaceAll(',', ''))?.[0])
      await show.click()

      await expect(page).toHaveURL(/workMode=hybrid.*minSalary=3000.*verified=true/)
      expect(count).toBeGreaterThan(0)
      await expect(cardsOf(page).first()).toContainText(jobAds['workMode.hybrid'])
    })
  })
