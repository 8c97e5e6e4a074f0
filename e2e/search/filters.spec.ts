import { cardsOf } from '../support/cards-of.ts'
import { expect, inMotion, test } from '../support/journey.ts'
import { leaveOutMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { openSearchBox, saying, searchWords } from '../support/search-words.ts'

for (const { locale, path, t, jobAds, shell } of searchWords)
  test.describe(`the filters of a search (${locale})`, () => {
    test.use({ ...inMotion, locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
    test.beforeEach(({ page }) => leaveOutMap(page))

    test(
      'narrow the list by a chip, are removed again, and follow back and forward',
      { tag: '@alike' },
      async ({ page }) => {
        await openPage(page, path)
        await page.getByRole('button', { name: t['filter.category'], exact: true }).click()
        const choices = page.getByRole('dialog', { name: t['filter.category'] })
        await choices.getByRole('checkbox', { name: jobAds['category.healthcare'] }).check()
        await choices.getByRole('button', { name: saying(t.show.other) }).click()

        await expect(page).toHaveURL(/category=healthcare/)
        await expect(choices).toBeHidden()
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
      },
    )

    test('keeps the focus in a chip that is cleared', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh&category=it`)
      await page.getByRole('button', { name: `${t['filter.category']} · 1`, exact: true }).click()
      const choices = page.getByRole('dialog', { name: t['filter.category'] })
      await choices.getByRole('button', { name: t.clearFilter }).click()

      await expect(choices.getByRole('checkbox').first()).toBeFocused()
      await choices.getByRole('button', { name: saying(t.show.other) }).click()
      await expect(page).not.toHaveURL(/category=/)
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
        const posted = page.getByRole('dialog', { name: t['filter.postedWithin'] })
        await posted.getByRole('radio', { name: t.lastDay }).click()
        await posted.getByRole('button').last().click()
        const box = (await openSearchBox(page)).getByRole('combobox', { name: shell.whatLabel })
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

    test('leaves the list as it is when its choices are dismissed', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      await page.getByRole('button', { name: t['filter.category'], exact: true }).click()
      const choices = page.getByRole('dialog', { name: t['filter.category'] })
      await choices.getByRole('checkbox', { name: jobAds['category.healthcare'] }).check()
      await page.keyboard.press('Escape')
      await expect(choices).toBeHidden()
      await expect(page).not.toHaveURL(/category=/)
      await page.getByRole('button', { name: t['filter.category'], exact: true }).click()
      await expect(choices.getByRole('checkbox', { name: jobAds['category.healthcare'] })).not.toBeChecked()
    })

    test('lists values without results last, dimmed and disabled', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?q=${encodeURIComponent('محاسب')}&city=riyadh`)
      await page.getByRole('button', { name: t['filter.category'], exact: true }).click()
      const boxes = page.getByRole('dialog', { name: t['filter.category'] }).getByRole('checkbox')
      const last = boxes.last()
      await expect(last).toHaveAttribute('aria-disabled', 'true')
      await expect(boxes.first()).not.toHaveAttribute('aria-disabled', 'true')
      await last.focus()
      await expect(last).toBeFocused()
      await page.keyboard.press('Space')
      await expect(last).not.toBeChecked()
    })

    test('filters by the language of the ad and by required experience', async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      await page.getByRole('button', { name: t.allFilters }).click()
      const dialog = page.getByRole('dialog', { name: t.allFilters })
      await dialog.getByRole('checkbox', { name: t['filter.noExperience'] }).check()
      await dialog.getByRole('radio', { name: t[`written.${locale}`] }).check()
      await dialog.getByRole('button', { name: /\d/ }).click()

      await expect(page).toHaveURL(new RegExp(`noExperience=true.*writtenIn=${locale}`))
      await expect(cardsOf(page).first()).toContainText(jobAds.noExperience)
      await expect(
        cardsOf(page).filter({ hasText: jobAds[locale === 'ar' ? 'writtenInEnglish' : 'writtenInArabic'] }),
      ).toHaveCount(0)
      const language = locale === 'ar' ? 'arabic' : 'english'
      await page.getByRole('combobox', { name: t['sort.label'] }).selectOption(language)
      await expect(page).toHaveURL(new RegExp(`sort=${language}`))
    })

    test('shows in the dialog of all filters how many results a choice gives', async ({ page }) => {
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
