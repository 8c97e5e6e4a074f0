import { readFileSync } from 'node:fs'
import { say } from '@qareeb/content/phrase'
import { branchWords } from '../support/branch-words.ts'
import { expect, expectNoViolations, said, test, type Page } from '../support/journey.ts'
import { openSignedIn } from '../support/people.ts'
import { registerEmployer } from '../support/teams.ts'

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

for (const { identity, branches: t, file, vacancies } of branchWords) {
  const { locale, prefix, browser } = identity

  const path = '/dashboard/company-locations'

  /** Somebody new with a company of their own, on its page of branches. @returns the headers of calls through the API */
  async function enter(page: Page, branch?: object) {
    const employer = await registerEmployer(page.request, locale)
    const headers = { authorization: `Bearer ${employer.token}` }
    if (branch) expect((await page.request.post(api, { headers, data: branch })).status()).toBe(201)
    await openSignedIn(page, employer, `${prefix}${path}`)
    await expect(page).toHaveURL(prefix + path)
    return headers
  }

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

    test('are edited, and deleted after a question', { tag: '@alike' }, async ({ page }) => {
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
        `${prefix}${path}`,
      )
    })

    test('name errors and warnings in the typed values', async ({ page }) => {
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

    test.describe('in use', () => {
      test.use({ expectedComplaints: /409/ })

      test('that somebody else has changed ask which version stays', { tag: '@alike' }, async ({ page }) => {
        const headers = await enter(page, olaya)
        await page.getByRole('button', { name: named(t.edit) }).click()
        const form = dialog(page).first()
        const name = form.getByLabel(locale === 'ar' ? t.nameAr : t.nameEn)
        await name.fill('Mine')

        const listed = await page.request.get(api, { headers })
        // The contract says so of branches.
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

      test('are not deleted while ads name them, and lead to the jobs around them', async ({ page }) => {
        await openSignedIn(page, omar, `${prefix}${path}`)
        const used = page.getByRole('listitem').filter({ hasText: locale === 'ar' ? 'نشط' : 'active job ad' })
        await used.first().getByRole('button').last().click()
        await expect(page.getByRole('dialog', { name: t.removeUsedTitle })).toBeVisible()
        await expect(dialog(page).getByRole('button', { name: t.doRemove })).toBeHidden()
        const ad = dialog(page).getByRole('alert').getByRole('listitem').getByRole('link').first()
        await expect(ad).toHaveAttribute('href', new RegExp(`${prefix}/job/`))
        await expectNoViolations(page)

        await page.goto(`${prefix}/dashboard/vacancies`)
        const own = page.getByRole('listitem').filter({ hasText: vacancies.own })
        await expect(own.first().getByRole('link', { name: vacancies.toCandidates })).toBeVisible()
        await expectNoViolations(page)
        await page.getByLabel(vacancies.radius).selectOption('50')
        await expect(page).toHaveURL(/radius=50/)
        await page.getByLabel(vacancies.category).selectOption('driving')
        await expect(page).toHaveURL(/radius=50&category=driving/)
        await page.reload()
        await expect(page.getByLabel(vacancies.category)).toHaveValue('driving')
      })
    })
  })

  test.describe(`the import of branches (${locale})`, () => {
    test.use({ locale: browser })

    async function open(page: Page) {
      await enter(page)
      await page.getByRole('button', { name: t.import }).click()
      return dialog(page)
    }
    const choose = (page: Page, name: string, text: string) =>
      dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

    test('takes a thousand rows, tells the bad ones, and writes the others', async ({ page }) => {
      const form = await open(page)
      const rows = Array.from({ length: 1_000 }, (_, no) => {
        const lat = (18 + (no % 100) / 10).toFixed(4)
        const lng = (42 + Math.floor(no / 100) / 2).toFixed(4)
        if (no % 250 === 7) return `Branch ${no};King Road;24,7 N;46,6`
        if (no % 250 === 9) return `Branch ${no};King Road;46,6;24,7`
        return `Branch ${no};King Road;${lat.replace('.', ',')};${lng.replace('.', ',')}`
      })
      await choose(page, 'branches.csv', `\ufeffName;Address;خط العرض;Longitude\r\n${rows.join('\r\n')}\r\n`)

      await expect(form.getByText(say(file['count.good'], locale, { count: 992 }))).toBeVisible()
      await expect(form.getByText(say(file['count.bad'], locale, { count: 8 }))).toBeVisible()
      const faults = form.getByRole('group', { name: file.faults })
      await expect(faults.getByRole('row')).toHaveCount(9)
      await expect(faults.getByRole('row').nth(1)).toContainText(file['problem.notANumber'])
      await expect(form.getByRole('group', { name: file['step.look'], exact: true })).toBeFocused()
      const [goodRows, all] = [form.getByRole('radio').first(), form.getByRole('radio').last()]
      await all.check()
      const swapped = form.getByLabel(say(file.correctSwapped, locale, { count: 4 }))
      await swapped.check()
      await expect(form.getByText(say(file['count.good'], locale, { count: 996 }))).toBeVisible()
      // The file was checked once more, and nothing was lost meanwhile.
      await expect(swapped).toBeFocused()
      await expect(all).toBeChecked()
      await goodRows.check()
      await expectNoViolations(page)
      await form.getByRole('button', { name: say(file.submit, locale, { count: 996 }) }).click()
      await expect(
        said(
          page,
          say(file.someFailed, locale, { added: say(file.added, locale, { count: 996 }), count: 4 }),
        ),
      ).toBeVisible()
      await expect(form.getByText(say(file.added, locale, { count: 996 }), { exact: true })).toBeVisible()
      // The results of the rows are shown once.
      await page.keyboard.press('Escape')
      const [report] = await Promise.all([
        page.waitForEvent('download'),
        form.getByRole('button', { name: file.downloadReport }).click(),
      ])
      expect(readFileSync(await report.path(), 'utf8').split('\r\n')).toHaveLength(6)
      await form.getByRole('button', { name: file.close }).last().click()
      await expect(page.getByText(say(t.count, locale, { count: 996 }))).toBeVisible()
    })

    test('begins with a template that can be imported as it is', { tag: '@alike' }, async ({ page }) => {
      const form = await open(page)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        form.getByRole('button', { name: file.template }).click(),
      ])
      await choose(page, 'template.csv', readFileSync(await download.path(), 'utf8'))
      await form.getByRole('button', { name: say(file.submit, locale, { count: 2 }) }).click()
      await expect(said(page, say(file.added, locale, { count: 2 }))).toBeVisible()
    })

    test('sends no file that is no table', { tag: '@alike' }, async ({ page }) => {
      const form = await open(page)
      let sent = 0
      page.on('request', (request) => (sent += request.url().includes('bulk-upload') ? 1 : 0))
      await choose(page, 'branches.csv', '%PDF-1.7 a,b,c')
      await expect(form.getByRole('alert')).toHaveText(identity.errors['organizationLocation.notCsv'])
      expect(sent).toBe(0)
      await expectNoViolations(page)
    })
  })
}
