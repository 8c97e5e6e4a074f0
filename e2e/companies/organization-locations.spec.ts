import { branchWords } from '../support/branch-words.ts'
import { expect, expectNoViolations, said, test, type Page } from '../support/journey.ts'
import { openSignedIn } from '../support/people.ts'
import { branchesPath, openBranches } from './open-branches.ts'

const api = '/api/v1/organization-location'

const olaya = {
  name: { ar: 'فرع العليا', en: 'Olaya branch' },
  address: { ar: 'طريق الملك فهد، حي العليا', en: 'King Fahd Road, Al Olaya' },
  shortNationalAddress: 'RRRD2929',
  lat: 24.6911,
  lng: 46.6853,
}

/** Administers companies of the demo, which have open ads. */
const omar = {
  firstName: 'عمر',
  lastName: 'الغامدي',
  email: 'admin@oasis.example',
  password: 'Qareeb-demo-1',
}

for (const { identity, branches: t, vacancies, ui } of branchWords) {
  const { locale, prefix, browser } = identity

  const enter = (page: Page, branch?: object) => openBranches(page, identity, branch)
  const dialog = (page: Page) => page.getByRole('dialog')
  const named = (sentence: string, name = olaya.name[locale]) => sentence.replace('{name}', name)

  test.describe(`branches (${locale})`, () => {
    test.use({ locale: browser })

    test('are added with a pin that keys move', async ({ page }) => {
      await enter(page)
      await expect(page.getByText(t.noneTitle)).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: t.add }).last().click()

      const form = dialog(page)
      await form.getByLabel(locale === 'ar' ? t.nameAr : t.nameEn).fill(olaya.name[locale])
      await form.getByLabel(locale === 'ar' ? t.addressAr : t.addressEn).fill(olaya.address[locale])
      await form.getByLabel(t.shortAddress).fill('rrrd ٢٩٢٩')
      await form.getByLabel(t.findPlace).fill(locale === 'ar' ? 'العليا' : 'Olaya')
      await form.getByRole('option').first().click()
      const lat = form.getByLabel(t.lat)
      await expect(lat).not.toHaveValue('')
      // After a reload the typed text is restored, with a notice.
      const typedLat = await lat.inputValue()
      await page.reload()
      await expect(page.getByText(t.unfinishedNew)).toBeVisible()
      await page.getByRole('button', { name: t.continue }).click()
      await expect(lat).toHaveValue(typedLat)
      const before = Number(await lat.inputValue())
      await form.getByRole('button', { name: t.pin }).press('ArrowUp')
      await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(before)
      await expectNoViolations(page)
      await form.getByRole('button', { name: t.save }).click()
      await expect(said(page, t.added)).toBeVisible()
      await expect(page.getByRole('button', { name: named(t.show) })).toBeVisible()
      await expect(page.getByText('RRRD2929')).toBeVisible()
    })

    test('are edited, and deleted after a confirmation', { tag: '@alike' }, async ({ page }) => {
      await enter(page, olaya)
      const form = dialog(page)
      const edit = page.getByRole('button', { name: named(t.edit) })
      await edit.click()
      await form.getByLabel(t.lng).fill('46.6900')
      // Typed text stays until it is saved or discarded.
      await page.keyboard.press('Escape')
      await expect(edit).toBeFocused()
      await edit.click()
      await expect(form.getByLabel(t.lng)).toHaveValue('46.6900')
      await form.getByRole('button', { name: t.save }).click()
      await expect(said(page, t.updated)).toBeVisible()

      await page.getByRole('button', { name: named(t.remove) }).click()
      await form.getByRole('button', { name: t.doRemove }).click()
      await expect(said(page, t.removed)).toBeVisible()
      await expect(page.getByText(t.noneTitle)).toBeVisible()
      await expect(page.getByRole('group', { name: t.title, exact: true })).toBeFocused()
      await page.goto(`${prefix}/dashboard/vacancies`)
      await expect(page.getByRole('link', { name: vacancies.addBranch })).toHaveAttribute(
        'href',
        `${prefix}${branchesPath}`,
      )
    })

    test('name errors and warnings in the typed values', { tag: '@phone' }, async ({ page }) => {
      await enter(page)
      await expect(page.getByText(t.noneTitle)).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('main').getByRole('button', { name: t.add }).last().click()
      const form = dialog(page)
      await form.getByLabel(t.shortAddress).fill('12')
      await form.getByLabel(t.lat).fill('46.68')
      await form.getByLabel(t.lng).fill('24.69')
      await form.getByRole('button', { name: t.swap }).click()
      await expect(form.getByLabel(t.lat)).toHaveValue('24.69')
      await form.getByRole('button', { name: t.save }).click()
      const summary = form.getByRole('group', { name: identity.forms.summaryLabel })
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveCount(3)
      await expect(summary).toContainText(t.nameMissing)
      await expect(form.getByLabel(locale === 'ar' ? t.nameAr : t.nameEn)).toHaveAttribute('aria-invalid')
    })

    test.describe('branches in use', () => {
      test.use({ expectedComplaints: /409/ })

      test('ask which version to keep after a change by a colleague', { tag: '@alike' }, async ({ page }) => {
        const headers = await enter(page, olaya)
        await page.getByRole('button', { name: named(t.edit) }).click()
        const form = dialog(page).first()
        const name = form.getByLabel(locale === 'ar' ? t.nameAr : t.nameEn)
        await name.fill('Mine')

        const listed = await page.request.get(api, { headers })
        // The contract has this type for branches.
        const { items } = (await listed.json()) as { items: [{ id: string }] }
        const theirs = { ...olaya, name: { ...olaya.name, [locale]: 'Theirs' }, version: 1 }
        const put = await page.request.put(`${api}/${items[0].id}`, { headers, data: theirs })
        expect(put.status()).toBe(200)

        await form.getByRole('button', { name: t.save }).click()
        const choice = page.getByRole('dialog', { name: t.changedTitle })
        await expect(choice.getByText('Theirs', { exact: true })).toBeVisible()
        await choice.getByRole('button', { name: t.keepMine }).click()
        await expect(said(page, t.updated)).toBeVisible()
        const saved = await page.request.get(api, { headers })
        expect(await saved.json()).toMatchObject({ items: [{ name: { [locale]: 'Mine' }, version: 3 }] })
      })

      test(
        'are not deleted while ads name them, and lead to the jobs around them',
        { tag: '@alike' },
        async ({ page }) => {
          await openSignedIn(page, omar, `${prefix}${branchesPath}`)
          const used = page
            .getByRole('listitem')
            .filter({ hasText: locale === 'ar' ? 'نشط' : 'active job ad' })
          await used.first().getByRole('button').last().click()
          await expect(page.getByRole('dialog', { name: t.removeUsedTitle })).toBeVisible()
          await expect(dialog(page).getByRole('button', { name: t.doRemove })).toBeHidden()
          const ad = dialog(page).getByRole('alert').getByRole('listitem').getByRole('link').first()
          await expect(ad).toHaveAttribute('href', new RegExp(`${prefix}/dashboard/job-ad/`))
          await expectNoViolations(page)

          await page.goto(`${prefix}/dashboard/vacancies`)
          const own = page.getByRole('listitem').filter({ hasText: vacancies.own })
          await expect(own.first().getByRole('link', { name: vacancies.toCandidates })).toBeVisible()
          await expectNoViolations(page)
          const cards = page.getByRole('article')
          await page.getByRole('button', { name: ui.loadMore }).click()
          await expect(cards.nth(20)).toBeVisible()
          await cards.nth(20).getByRole('link').first().click()
          await expect(page).toHaveURL(/\/job\//)
          await expect(page.getByRole('button', { name: vacancies.hideOwn })).toHaveCount(0)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.goBack()
          await expect(cards.nth(20)).toBeInViewport()
          await page.getByRole('button', { name: vacancies.hideOwn }).click()
          await expect(page).toHaveURL(/own=hidden/)
          await expect(cards.first()).toBeVisible()
          await expect(own).toHaveCount(0)
          await page.getByLabel(vacancies.radius).selectOption('50')
          await expect(page).toHaveURL(/radius=50/)
          await page.getByLabel(vacancies.category).selectOption('driving')
          await expect(page).toHaveURL(/radius=50&category=driving/)
          await page.reload()
          await expect(page.getByLabel(vacancies.category)).toHaveValue('driving')
        },
      )
    })
  })
}
