import { platform } from '../support/administration-words.ts'
import { companyWords, registration } from '../support/company-words.ts'
import { filled } from '../support/filled.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { onFirstRequest } from '../support/on-first-request.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, register, signIn, tokenOf } from '../support/people.ts'
import { openAs, registerEmployer } from '../support/teams.ts'

const details = '/dashboard/company-details'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const words of companyWords) {
  const { locale, prefix, browser, dashboard, companies, settings, companyPage, packages, files, recent } =
    words
  const status = (page: Page) => page.getByRole('region', { name: companies.verification })
  /** Presses the button of a page that opens a window, and then the same in it. */
  const confirm = async (page: Page, name: string, fill?: () => Promise<void>) => {
    await page.getByRole('button', { name, exact: true }).click()
    await fill?.()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }

  test.describe(`a company (${locale})`, () => {
    test.use({ locale: browser })

    test('is created, sends a document, is rejected, sends another, is verified, and has a page', async ({
      page,
      browser: program,
    }) => {
      // Two people and a whole verification: one walk, and a long one.
      test.slow()
      const person = await register(page.request, locale)
      const name = `Journeys ${crypto.randomUUID().slice(0, 8)}`
      await openSignedIn(page, person, `${prefix}/dashboard`)
      await expect(title(page)).toHaveText(dashboard.forCompanies)
      await confirm(page, dashboard.become)

      await expect(title(page)).toHaveText(companies.createTitle)
      await page.getByLabel(companies.nameEn).fill(name)
      const table = { name: 'registration.csv', mimeType: 'text/csv', buffer: Buffer.from('none') }
      await page.getByLabel(companies.registration).setInputFiles(table)
      await page.getByRole('button', { name: companies.create }).click()
      const summary = page.getByRole('group', { name: words.forms.summaryLabel })
      await expect(summary).toContainText(files.wrongTypeOrPhoto)
      const chooser = page.getByLabel(companies.registration)
      await expect(chooser).toHaveAccessibleDescription(new RegExp(files.wrongTypeOrPhoto))
      await page.getByLabel(companies.registration).setInputFiles(registration)
      await expect(page.getByText(files.uploaded)).toBeVisible()
      await page.reload()
      await expect(page.getByLabel(companies.nameEn)).toHaveValue(name)
      await expect(page.getByText(files.uploaded)).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('button', { name: companies.create }).click()
      await expect(said(page, companies.created)).toBeVisible()
      await expect(title(page)).toHaveText(dashboard.overview)
      await expect(page.getByRole('region', { name: companies.noticePending })).toBeVisible()
      await expectNoViolations(page)

      const headers = { authorization: `Bearer ${await tokenOf(page.request, person)}` }
      // The contract has this type.
      const { id } = (await (await page.request.get('/api/v1/organization', { headers })).json()) as {
        id: string
      }
      const office = await (
        await program.newContext({ locale: browser, timezoneId: 'Asia/Riyadh' })
      ).newPage()
      await openPage(office, `${prefix}${details}?organizationId=${id}`)
      await signIn(office, words, platform)
      await confirm(office, companies.reject, () =>
        office.getByLabel(companies.rejectReason).fill('The document cannot be read.'),
      )
      await expect(said(office, companies.rejected)).toBeVisible()

      await openPage(page, `${prefix}${details}`)
      await expect(status(page)).toContainText('The document cannot be read.')
      await page.getByRole('button', { name: companies.replace }).click()
      await expect(page.getByText(companies.chooseFirst)).toBeVisible()
      await page.getByLabel(companies.registration).setInputFiles(registration)
      await page.getByRole('button', { name: companies.keepDocument }).click()
      await expect(said(page, companies.documentKept)).toBeVisible()
      await expect(status(page)).toContainText(companies['status.pending'])
      await expectNoViolations(page)

      // The document that they opened was replaced: they are shown the new one first.
      await confirm(office, companies.verify)
      await expect(said(office, companies.lookAgain)).toBeVisible()
      await expect(status(office)).toContainText(companies['status.pending'])
      await confirm(office, companies.verify)
      await expect(said(office, companies.verified)).toBeVisible()
      await office.context().close()

      await page.reload()
      await expect(status(page)).toContainText(companies['status.verified'])
      await page.getByRole('link', { name: companies.publicPage }).click()
      await expect(title(page)).toHaveText(name)
      await expect(page.getByText(companyPage.verifiedMeaning)).toBeVisible()
      await expectNoViolations(page)

      await openPage(page, `${prefix}${details}`)
      await page.getByLabel(companies.nameEn).fill(`Other ${name}`)
      await page.getByRole('button', { name: companies.save }).click()
      const question = page.getByRole('dialog', { name: companies['saveOther.name'] })
      await expect(question).toContainText(companies.nameIsChecked)
      await expectNoViolations(page)
      await question.getByRole('button', { name: companies.cancel }).click()
      await expect(page.getByLabel(companies.nameEn)).toHaveValue(`Other ${name}`)
      await expect(status(page)).toContainText(companies['status.verified'])
      await confirm(page, companies.save)
      await expect(said(page, companies.renamed)).toBeVisible()
      await expect(status(page)).toContainText(companies['status.pending'])
    })

    test(
      'without a document is told so before verification, and a platform administrator can enter it',
      { tag: '@alike' },
      async ({ page, request }) => {
        const employer = await registerEmployer(request, locale)
        const headers = { authorization: `Bearer ${employer.token}` }
        // The contract has this type.
        const { id } = (await (await request.get('/api/v1/organization', { headers })).json()) as {
          id: string
        }
        await openSignedIn(page, platform, `${prefix}${details}?organizationId=${id}`)
        await page.getByRole('button', { name: companies.verify, exact: true }).click()
        await expect(page.getByRole('dialog').getByText(companies['lack.none'])).toBeVisible()
        await expectNoViolations(page)

        await openPage(page, `${prefix}/admin`)
        // Phones have it in the bar at the top, and both are on the page.
        await page.getByRole('button', { name: companies.enterTitle }).filter({ visible: true }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('searchbox').fill(employer.company)
        await dialog.getByRole('searchbox').press('Enter')
        await expect(dialog.getByRole('listitem')).toHaveCount(1)
        await expectNoViolations(page)
        await dialog.getByRole('button', { name: employer.company }).click()
        await page.getByLabel(companies.impersonateReason).fill('The company asked for help.')
        await page.getByRole('button', { name: companies.impersonate, exact: true }).click()
        await expect(page).toHaveURL(`${prefix}/dashboard`)
        await expect(title(page)).toHaveText(dashboard.overview)
        await expect(page.getByText(filled(companies.banner, { company: employer.company }))).toBeVisible()
      },
    )

    test('is switched in every tab', { tag: '@alike' }, async ({ page, context, request }) => {
      const employer = await registerEmployer(request, locale)
      const headers = { authorization: `Bearer ${employer.token}` }
      for (const en of ['Second of three', 'Third of three'])
        await request.post('/api/v1/organization/create', { headers, data: { name: { ar: null, en } } })
      await openAs(page, words, employer, '/dashboard')
      const companySwitch = (page: Page) => page.getByRole('button', { name: dashboard.switchCompany })
      await expect(companySwitch(page)).toContainText('Third of three')
      const other = await context.newPage()
      await openPage(other, `${prefix}${details}`)
      await expect(other.getByLabel(companies.nameEn)).toHaveValue('Third of three')

      await companySwitch(page).click()
      await expectNoViolations(page)
      await page.getByRole('dialog').getByRole('button', { name: employer.company }).click()
      await expect(said(page, dashboard.changed)).toBeVisible()
      await expect(companySwitch(page)).toContainText(employer.company)
      await expect(
        said(other, filled(dashboard.changedElsewhere, { company: employer.company })),
      ).toBeVisible()
      await expect(other.getByLabel(companies.nameEn)).toHaveValue(employer.company)

      await companySwitch(other).click()
      await other.getByRole('dialog').getByRole('button', { name: 'Second of three' }).click()
      await expect(companySwitch(page)).toContainText('Second of three')
    })

    test.describe('that two people change', () => {
      test.use({ expectedComplaints: /Failed to load resource/ })

      test('is always the one that the page shows', { tag: '@alike' }, async ({ page, request }) => {
        const employer = await registerEmployer(request, locale)
        await openAs(page, words, employer, details)
        const english = page.getByLabel(companies.nameEn)
        await expect(english).toHaveValue(employer.company)
        // Another tab has switched, and this one does not have the news yet.
        const token = await page.evaluate(() => localStorage.getItem('token'))
        const headers = { authorization: `Bearer ${token}` }
        const data = { name: { ar: null, en: 'The second one' } }
        expect((await request.post('/api/v1/organization/create', { headers, data })).status()).toBe(201)

        await english.fill('Meant for the first one')
        await page.getByRole('button', { name: companies.save }).click()
        await expect(
          said(page, filled(dashboard.changedElsewhere, { company: 'The second one' })),
        ).toBeVisible()
        await expect(english).toHaveValue('The second one')
        await page.getByRole('button', { name: dashboard.switchCompany }).filter({ visible: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: employer.company }).click()
        await expect(said(page, dashboard.changed)).toBeVisible()
        await expect(english).toHaveValue('Meant for the first one')
      })

      test('shows both names and asks which to keep', { tag: '@alike' }, async ({ page, request }) => {
        const employer = await registerEmployer(request, locale)
        await openAs(page, words, employer, details)
        const english = page.getByLabel(companies.nameEn)
        await expect(english).toHaveValue(employer.company)
        const headers = { authorization: `Bearer ${employer.token}` }
        const saved = await request.patch('/api/v1/organization', {
          headers,
          data: { version: 1, name: { ar: null, en: 'What they call it' } },
        })
        expect(saved.status()).toBe(200)

        await english.fill('What I call it')
        await page.getByRole('button', { name: companies.save }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toContainText('What I call it')
        await expect(dialog).toContainText('What they call it')
        await expectNoViolations(page)
        await page.keyboard.press('Escape')
        await expect(english).toHaveValue('What I call it')
        await page.getByRole('button', { name: companies.save }).click()
        await dialog.getByRole('button', { name: companies.keepMine }).click()
        await expect(said(page, companies.saved)).toBeVisible()
        await page.reload()
        await expect(english).toHaveValue('What I call it')
      })
    })

    test('shows its plan, and how to reach support', { tag: '@alike' }, async ({ page, request }) => {
      const employer = await registerEmployer(request, locale)
      await openAs(page, words, employer, '/dashboard/packages')
      await page.getByRole('button', { name: packages.interest }).first().click()
      await expect(page.getByText(packages.interested, { exact: true })).toBeVisible()
      await expectNoViolations(page)
      await page.reload()
      await expect(page.getByText(packages.interested, { exact: true })).toBeVisible()

      await openPage(page, `${prefix}/dashboard/support`)
      await expect(page.getByRole('link', { name: packages.writeUs })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:.*${encodeURIComponent(employer.company)}`),
      )
      await expectNoViolations(page)
    })

    test.describe('that is deleted', () => {
      test.use({ expectedComplaints: /Failed to load resource/ })

      test('keeps its settings, and is deleted by its name', { tag: '@alike' }, async ({ page, request }) => {
        const employer = await registerEmployer(request, locale)
        await openAs(page, words, employer, '/dashboard/settings')
        const marketing = page.getByLabel(settings.marketingAllow)
        await marketing.click()
        await expect(said(page, settings.saved)).toBeVisible()
        await expect(marketing).not.toBeChecked()
        const mails = page.getByLabel(settings.mailsAllow)
        await expect(mails).toBeChecked()
        await mails.click()
        await expect(mails).not.toHaveAttribute('aria-busy', 'true')
        await page.reload()
        await expect(mails).not.toBeChecked()
        await expect(marketing).not.toBeChecked()
        await expectNoViolations(page)
        // As it answers once the sign-in is longer ago than a journey lasts.
        const tooOld = { code: 'auth/requires-recent-login', message: 'Sign in again' }
        await onFirstRequest(page, '**/api/v1/user', (route) => route.fulfill({ status: 403, json: tooOld }))
        await confirm(page, settings.deleteButton, async () => {
          const button = page.getByRole('dialog').getByRole('button', { name: settings.deleteButton })
          await expect(button).toBeDisabled()
          await page.getByRole('dialog').getByRole('textbox').fill(employer.company)
          await expectNoViolations(page)
        })
        await page.getByLabel(recent.password, { exact: true }).fill(employer.password)
        await page.getByRole('dialog').getByRole('button', { name: settings.deleteButton }).click()
        await expect(said(page, filled(settings.deleted, { company: employer.company }))).toBeVisible()
        await expect(title(page)).toHaveText(companies.createTitle)
      })
    })
  })
}
