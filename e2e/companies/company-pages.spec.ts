import { readFileSync } from 'node:fs'
import { drawnRegistration } from '../support/administration-words.ts'
import { companyWords } from '../support/company-words.ts'
import { filled } from '../support/filled.ts'
import { findJobAd } from '../support/find-job-ad.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { sendRegistration } from '../support/send-registration.ts'
import { openAs, registerEmployer } from '../support/teams.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** A day some days from today. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

for (const words of companyWords) {
  const { locale, prefix, browser, companies, companyPage, dashboard, files, profile, settings, t, units } =
    words

  test.describe(`the pages of a company (${locale})`, () => {
    test.use({ locale: browser })

    test(
      'list open items, accept a logo, and return the document unchanged',
      { tag: '@alike' },
      async ({ page, request }) => {
        const employer = await registerEmployer(request, locale)
        await sendRegistration(request, employer, { registrationExpiresOn: inDays(10) })
        await openAs(page, words, employer, '/dashboard')
        const due = page.getByRole('region', { name: dashboard.due })
        await due
          .getByRole('link', { name: filled(dashboard['due.registrationExpiring'], { date: '.*' }) })
          .click()
        await expect(title(page)).toHaveText(companies.title)

        const icon = await page.request.get('/icons/app-512.png')
        const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await icon.body() }
        await page.getByLabel(companies.chooseLogo).setInputFiles(picture)
        await expectNoViolations(page)
        await page.getByRole('button', { name: files.useCrop }).click()
        await expect(said(page, companies.saved)).toBeVisible()
        const logo = page.getByRole('region', { name: companies.logo, exact: true })
        await expect(logo.locator('img[src*="/files/pictures/"]')).toBeVisible()

        const [document] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: companies.download, exact: true }).click(),
        ])
        expect(Buffer.compare(readFileSync(await document.path()), drawnRegistration)).toBe(0)
      },
    )

    test(
      'store the retention time of candidates, and show the own profile',
      { tag: '@alike' },
      async ({ page, request }) => {
        const employer = await registerEmployer(request, locale)
        await openAs(page, words, employer, '/dashboard/settings')
        const kept = page.getByLabel(settings.retentionLabel)
        await kept.selectOption('6')
        const section = page.getByRole('region', { name: settings.retention })
        await section.getByRole('button', { name: companies.save }).click()
        // A shorter time is confirmed: it can erase applications earlier.
        const dialog = page.getByRole('dialog', { name: filled(settings.shortenTitle, { months: '.+' }) })
        await expect(dialog.getByText(settings.shortenCount.zero)).toBeVisible()
        await dialog.getByRole('button', { name: filled(settings.shorten, { months: '.+' }) }).click()
        await expect(said(page, settings.saved)).toBeVisible()
        await page.reload()
        await expect(kept).toHaveValue('6')

        await page.getByRole('button', { name: t.accountMenu }).click()
        await page.getByRole('link', { name: t.profile, exact: true }).click()
        await expect(page).toHaveURL(`${prefix}/dashboard/profile`)
        await expect(title(page)).toHaveText(dashboard.profile)
        await expect(page.getByLabel(profile.firstName)).toHaveValue(employer.firstName)
        await expectNoViolations(page)
      },
    )

    test('show everybody its branches, how far they are, and its open ads', async ({ page, request }) => {
      await page.addInitScript(() => sessionStorage.setItem('viewer', '24.714,46.675'))
      const { organization } = await findJobAd(
        request,
        ({ organization }) => organization.verified && organization.name[locale] !== null,
        'workMode=onsite',
      )
      await openPage(page, `${prefix}/companies/${encodeURIComponent(organization.slug)}`)
      await expect(title(page)).toHaveText(organization.name[locale] ?? '')
      await expect(page.getByText(companyPage.verifiedMeaning)).toBeVisible()
      const map = page.getByRole('img', { name: companyPage.branchesMap })
      await expect(map).toBeVisible()
      const branch = page.getByRole('region').filter({ has: map }).getByRole('button').first()
      await expect(branch).toContainText(new RegExp(filled(units.kilometresAway, { distance: '[\\d.,]+' })))
      await branch.click()
      await expect(branch).toHaveAttribute('aria-pressed', 'true')
      await expectNoViolations(page)
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/job\//)
    })
  })
}
