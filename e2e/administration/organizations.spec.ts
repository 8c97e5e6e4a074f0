import { administrationWords } from '../support/administration-words.ts'
import { expect, expectNoViolations, said, test } from '../support/journey.ts'
import { openAdministration } from '../support/open-administration.ts'
import { openPage } from '../support/open-page.ts'
import { sendRegistration } from '../support/send-registration.ts'
import { registerEmployer } from '../support/teams.ts'
import { findCompany, go, title } from './walk.ts'

for (const words of administrationWords) {
  const { locale, prefix, browser, administration, audit, companies } = words

  test.describe(`companies in the administration (${locale})`, () => {
    test.use({ locale: browser })

    test(
      'finds a company that waits, looks at its document, rejects and verifies it',
      { tag: '@alike' },
      async ({ page, request }) => {
        const employer = await registerEmployer(request, locale)
        await sendRegistration(request, employer)
        await openAdministration(page, words, '/admin')
        await go(page, words, administration.companies)
        await expect(page.getByRole('list', { name: administration['list.waiting'] })).toBeVisible()
        await findCompany(page, words, employer.company)

        await page.getByRole('button', { name: administration.showDocument }).click()
        await expect(page.getByRole('button', { name: administration.hideDocument })).toBeFocused()
        const drawn = page.getByRole('img', { name: /1.*1/ })
        await expect(drawn).toHaveCSS('direction', 'ltr')
        await expect(drawn).toBeVisible()
        await expectNoViolations(page)

        const confirm = async (name: string) => {
          await page.getByRole('button', { name, exact: true }).click()
          const dialog = page.getByRole('dialog')
          const reason = dialog.getByLabel(companies.rejectReason)
          if (name === companies.reject) await reason.fill('The number cannot be read.')
          await dialog.getByRole('button', { name, exact: true }).click()
        }
        await confirm(companies.reject)
        await expect(said(page, companies.rejected)).toBeVisible()
        const verification = page.getByRole('region', { name: companies.verification })
        await expect(verification).toContainText('The number cannot be read.')
        await confirm(companies.verify)
        await expect(said(page, companies.verified)).toBeVisible()
        await expect(verification).toContainText(companies['status.verified'])

        await page.getByRole('combobox', { name: administration.plan }).selectOption('advanced')
        await page.getByRole('button', { name: administration.changePlan }).click()
        await page.getByRole('dialog').getByRole('button', { name: administration.changePlan }).click()
        await expect(said(page, administration.planChanged)).toBeVisible()
        await expect(page.getByRole('region', { name: administration.latest })).toContainText(
          audit['action.organization.changePlan'],
        )
      },
    )

    test.describe('at addresses that name nothing', () => {
      test.use({ expectedComplaints: /404 \(Not Found\)/ })

      test('offers a link to the list, and ignores invalid filters', { tag: '@alike' }, async ({ page }) => {
        await openAdministration(page, words, '/admin/companies/00000000-0000-4000-8000-000000000001')
        await expect(title(page)).toHaveText(administration.noSuchCompany)
        await expectNoViolations(page)
        await page.getByRole('main').getByRole('link', { name: administration.toCompanies }).click()
        await expect(title(page)).toHaveText(administration.companies)

        await openPage(page, `${prefix}/admin/audit?from=2026-13-45&person=abc`)
        await expect(page.getByRole('list', { name: administration.audit })).toBeVisible()
        await expect(page.getByLabel(audit.from, { exact: true })).toHaveValue('')
        await expect(page.getByRole('button', { name: administration.ofPerson })).toBeHidden()
      })
    })
  })
}
