import { administrationWords } from '../support/administration-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openAdministration } from '../support/open-administration.ts'
import { register } from '../support/people.ts'
import { registerEmployer } from '../support/teams.ts'

for (const words of administrationWords) {
  const { locale, browser, administration, audit, errors } = words

  test.describe(`the log of platform administration (${locale})`, () => {
    test.use({ locale: browser })

    test('filters the log in the address', { tag: '@alike' }, async ({ page, request }) => {
      const person = await register(request, locale)
      await openAdministration(page, words, '/admin/audit')
      await page.getByLabel(administration.actions, { exact: true }).selectOption('user.verifyEmail')
      await expect(page).toHaveURL(/action=user\.verifyEmail/)
      const log = page.getByRole('list', { name: administration.audit })
      const newest = log
        .getByRole('listitem')
        .filter({ hasText: `${person.firstName} ${person.lastName}` })
        .first()
      await expect(newest).toContainText(audit['action.user.verifyEmail'])
      await newest.getByText(audit.details).click()
      await expect(newest.getByRole('button', { name: audit.copyRequest })).toBeVisible()
      await expectNoViolations(page)
      await page.reload()
      await expect(page.getByLabel(administration.actions, { exact: true })).toHaveValue('user.verifyEmail')
      await newest.getByRole('link', { name: person.firstName }).click()
      await expect(page.getByRole('button', { name: administration.ofPerson })).toContainText(
        `${person.firstName} ${person.lastName}`,
      )
      await expect(log).toContainText(audit['action.user.signUp'])
    })

    test('filters the log by person and by day', { tag: '@alike' }, async ({ page, request }) => {
      const employer = await registerEmployer(request, locale)
      await openAdministration(page, words, '/admin/audit')
      const log = page.getByRole('list', { name: administration.audit })
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: administration.choosePerson }).click()
      await dialog.getByLabel(administration.findUser).fill(employer.email)
      await dialog.getByRole('button', { name: administration.search, exact: true }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: employer.email }).click()
      const person = page.getByRole('button', { name: administration.ofPerson })
      await expect(person).toContainText(`${employer.firstName} ${employer.lastName}`)
      await expect(log).toContainText(audit['action.user.becomeEmployer'])
      await person.click()
      await expect(person).toBeHidden()

      await page.getByRole('button', { name: administration.chooseCompany }).click()
      await dialog.getByRole('searchbox').fill(employer.company)
      await dialog.getByRole('searchbox').press('Enter')
      await dialog.getByRole('button', { name: employer.company }).click()
      await expect(page.getByRole('button', { name: administration.ofCompany })).toContainText(
        employer.company,
      )
      await expect(log.getByRole('listitem')).toHaveCount(1)
      await expect(log).toContainText(audit['action.organization.create'])
      await expectNoViolations(page)

      await page.getByLabel(audit.from, { exact: true }).fill('21 / 11 / 2026')
      await page.getByLabel(audit.to, { exact: true }).fill('20 / 11 / 2026')
      await page.getByRole('button', { name: audit.show, exact: true }).click()
      await expect(page.getByText(errors['problem.tooEarly'])).toBeVisible()
      await expect(page).not.toHaveURL(/from=/)
    })
  })
}
