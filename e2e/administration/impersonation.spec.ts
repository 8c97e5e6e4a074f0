import { administrationWords, platform } from '../support/administration-words.ts'
import { edgesOf, footOfHeader } from '../support/edges-of.ts'
import { filled } from '../support/filled.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openAdministration } from '../support/open-administration.ts'
import { openPage } from '../support/open-page.ts'
import { openAs, registerEmployer } from '../support/teams.ts'
import { enterCompany, findCompany, go, title } from './walk.ts'

for (const words of administrationWords) {
  const { locale, prefix, browser, administration, audit, companies } = words

  test.describe(`platform administration (${locale})`, () => {
    test.use({ locale: browser })

    test.describe('from inside a company', () => {
      test.use({ expectedComplaints: /403 \(Forbidden\)/ })

      test(
        'warns, pauses, ends, and appears with its reason in the log of the company',
        { tag: '@alike' },
        async ({ page, request, browser: program }) => {
          // Two people, one of whom enters twice.
          test.slow()
          const employer = await registerEmployer(request, locale)
          await openAdministration(page, words, '/admin/companies')
          await findCompany(page, words, employer.company)
          await enterCompany(page, words)

          const banner = page.getByRole('complementary', {
            name: filled(companies.banner, { company: employer.company }),
          })
          await expect(banner).toBeVisible()
          await openPage(page, `${prefix}/about-nothing`)
          await expect(banner).toBeVisible()
          await openPage(page, `${prefix}/search`)
          await expect(banner).toBeVisible()
          await page.evaluate(() => scrollTo(0, 600))
          await expect
            .poll(async () => (await edgesOf(page, '.search-bar')).top)
            .toBe(await footOfHeader(page))
          await openPage(page, `${prefix}/admin/users`)
          await expect(title(page)).toContainText(employer.company)
          await expectNoViolations(page)
          await page.getByRole('main').getByRole('button', { name: administration.leave }).click()
          await expect(title(page)).toHaveText(administration.users)
          await expect(banner).toBeHidden()

          await go(page, words, administration.companies)
          await findCompany(page, words, employer.company)
          await enterCompany(page, words)
          await banner.getByRole('button', { name: companies.leave }).click()
          await expect(page).toHaveURL(/\/admin$/)
          await expect(banner).toBeHidden()

          const office = await program.newContext({ locale: browser, timezoneId: 'Asia/Riyadh' })
          const desk = await office.newPage()
          await openAs(desk, words, employer, '/dashboard/settings')
          await desk.getByRole('link', { name: audit.open }).click()
          await expect(title(desk)).toHaveText(audit.title)
          const entry = desk
            .getByRole('list', { name: audit.title })
            .getByRole('listitem')
            .filter({ hasText: audit['action.organization.impersonate'] })
            .first()
          await expect(entry).toContainText('The company asked for help.')
          await expect(entry).not.toContainText(platform.firstName)
          await expectNoViolations(desk)
          await office.close()
        },
      )
    })
  })
}
