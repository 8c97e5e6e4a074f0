import { administrationWords, type AdministrationWords, platform } from '../support/administration-words.ts'
import { edgesOf, footOfHeader } from '../support/edges-of.ts'
import { filled } from '../support/filled.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openAdministration } from '../support/open-administration.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, register, signIn, tokenOf } from '../support/people.ts'
import { sendRegistration } from '../support/send-registration.ts'
import { openAs, registerEmployer } from '../support/teams.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Goes to a page by the navigation, which phones keep behind a button. */
async function go(page: Page, { dashboard, administration }: AdministrationWords, name: string) {
  const menu = page.getByRole('button', { name: dashboard.menu })
  if (await menu.isVisible()) await menu.click()
  // How much waits stands beside the name.
  await page.getByRole('navigation', { name: administration.title }).getByRole('link', { name }).click()
}

/** Enters the company whose page is open, which asks for a reason. */
async function enterCompany(page: Page, { administration, companies }: AdministrationWords) {
  await page.getByRole('button', { name: administration.look }).click()
  await page.getByLabel(companies.impersonateReason).fill('The company asked for help.')
  await page.getByRole('button', { name: companies.impersonate }).click()
}

/** Opens the page of a company by searching the list for it. */
async function findCompany(page: Page, { administration }: AdministrationWords, name: string) {
  await page.getByLabel(administration.findCompany).fill(name)
  await page.getByRole('button', { name: administration.search, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(title(page)).toHaveText(name)
}

for (const words of administrationWords) {
  const { locale, prefix, browser, administration, audit, companies, errors, favorites, t } = words

  test.describe(`platform administration (${locale})`, () => {
    test.use({ locale: browser })

    test('finds a company that waits, looks at its document, rejects and verifies it', async ({
      page,
      request,
    }) => {
      const employer = await registerEmployer(request, locale)
      await sendRegistration(request, employer)
      await openAdministration(page, words, '/admin')
      await go(page, words, administration.companies)
      await expect(page.getByRole('list', { name: administration['list.waiting'] })).toBeVisible()
      await findCompany(page, words, employer.company)

      await page.getByRole('button', { name: administration.showDocument }).click()
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
    })

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

    test.describe('that disables an account', () => {
      test.use({ expectedComplaints: /401 \(Unauthorized\)/ })

      test(
        'signs the person out in another tab, and enabling it lets the person in again',
        { tag: '@alike' },
        async ({ page, browser: program }) => {
          const person = await register(page.request, locale)
          await openSignedIn(page, person, `${prefix}/profile`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

          const office = await program.newContext({ locale: browser, timezoneId: 'Asia/Riyadh' })
          const desk = await office.newPage()
          await openAdministration(desk, words, '/admin/users')
          await desk.getByLabel(administration.findUser).fill(person.email)
          await desk.getByRole('button', { name: administration.search, exact: true }).click()
          const line = desk.getByRole('list', { name: administration.users }).getByRole('listitem')
          await expect(line).toHaveCount(1)
          await expectNoViolations(desk)
          await line.getByRole('button', { name: administration.disable }).click()
          await desk.getByLabel(administration.disableReason).fill('Somebody else uses the account.')
          await desk.getByRole('dialog').getByRole('button', { name: administration.disable }).click()
          await expect(said(desk, administration.wasDisabled)).toBeVisible()
          await expect(line).toContainText('Somebody else uses the account.')

          await page.reload()
          await expect(page).toHaveURL(/\/login/)
          await expect(page.getByText(t['ended.disabled']).first()).toBeVisible()
          const login = page.url()
          await openPage(page, `${prefix}/favorites`)
          await expect(page.getByText(favorites.disabledTitle)).toBeVisible()
          await openPage(page, login)

          await line.getByRole('button', { name: administration.enable }).click()
          await expect(said(desk, administration.wasEnabled)).toBeVisible()
          await signIn(page, words, person)
          await expect(page).toHaveURL(/\/(profile|change-email)$/)
          await office.close()
        },
      )
    })

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

    test('lists waiting companies and tasks first', { tag: '@alike' }, async ({ page }) => {
      await openAdministration(page, words, '/admin')
      await expect(page.getByRole('heading', { name: administration.overview })).toBeVisible()
      await expectNoViolations(page)
      await go(page, words, administration.tasks)
      await expect(page.getByRole('list', { name: administration.queues })).toContainText('mail.deliver')
      await expectNoViolations(page)
    })

    test('retries a failed task', { tag: '@alike' }, async ({ page }) => {
      const letter = {
        id: '00000000-0000-4000-8000-000000000001',
        task: 'mail.deliver',
        reason: 'The mail server did not answer.',
        diedAt: '2026-11-01T09:00:00.000Z',
        payload: {},
      }
      // No task of the demo fails for good: the journey adds one to the answer of the server.
      let isRetried = false
      await page.route('**/api/v1/admin/tasks', async (route) => {
        const answer = await route.fetch()
        const deadLetters = isRetried ? [] : [letter]
        await route.fulfill({ response: answer, json: { ...(await answer.json()), deadLetters } })
      })
      await page.route(`**/api/v1/admin/tasks/${letter.id}/retry`, async (route) => {
        isRetried = true
        await route.fulfill({ json: { status: 'retrying' } })
      })
      await openAdministration(page, words, '/admin/tasks')
      const failed = page.getByRole('main').getByRole('region', { name: administration.deadTitle })
      await expect(failed.getByText(letter.reason)).toBeVisible()
      await expectNoViolations(page)
      await failed.getByRole('button', { name: /mail\.deliver/ }).click()
      await expect(said(page, administration.retried)).toBeVisible()
      await expect(failed.getByText(letter.reason)).toBeHidden()
      // The focus stays near: the list that lost the line has it.
      await expect(page.getByRole('group', { name: administration.tasks })).toBeFocused()
    })

    test('shows messages without their recipients', { tag: '@alike' }, async ({ page, request }) => {
      const person = await register(request, locale)
      await openAdministration(page, words, '/admin/companies')
      await expectNoViolations(page)
      await go(page, words, administration.messages)
      const address = page.getByLabel(administration.findAddress)
      const search = page.getByRole('button', { name: administration.search, exact: true })
      await address.fill('nobody')
      await search.click()
      await expect(page.getByText(errors['problem.emailAddress'])).toBeVisible()
      await address.fill(person.email)
      await search.click()
      const messages = page.getByRole('list', { name: administration.messages }).getByRole('listitem')
      await expect(messages).toHaveCount(1)
      await expect(messages).toContainText(administration['message.verifyEmail'])
      await expect(page).not.toHaveURL(/journeys\.example/)
      await expectNoViolations(page)
    })

    test('is refused to everyone else', { tag: '@alike' }, async ({ page, request }) => {
      const person = await register(request, locale)
      await openSignedIn(page, person, `${prefix}/admin/users`)
      await expect(title(page)).toHaveText(administration.forAdministrators)
      await expectNoViolations(page)
      const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
      expect((await request.get('/api/v1/admin/users', { headers })).status()).toBe(403)
    })
  })
}
