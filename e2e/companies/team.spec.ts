import { filled } from '../support/filled.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { choosePassword, register, signIn } from '../support/people.ts'
import { mailsTo, readLink } from '../support/read-mail.ts'
import {
  invite,
  joinTeam,
  newcomer,
  openAs,
  openElsewhere,
  registerEmployer,
  removeFromTeam,
  teamWords,
} from '../support/teams.ts'

const manageUsers = '/dashboard/manage-users'

/** The address of the start page in a language. */
const homeOf = (prefix: string) => new RegExp(`//[^/]+${prefix}/?$`)

/** A toast stands on the page and is read out. */
const toastOf = (page: Page, text: string | RegExp) => page.getByText(text).first()

for (const words of teamWords) {
  const { locale, prefix, browser, t, forms, team, invitation, dashboard, removalMail } = words
  test.describe(`a team (${locale})`, () => {
    test.use({ locale: browser })

    test(
      'invites a newcomer, who registers straight into it',
      { tag: '@alike' },
      async ({ page, request, browser }) => {
        // Two people in two browsers.
        test.slow()
        const employer = await registerEmployer(request, locale)
        const salma = newcomer()
        await openAs(page, words, employer, manageUsers)
        await expect(page.getByRole('row', { name: team.you })).toContainText(employer.email)
        await expect(page.getByText(team.lastAdmin)).toBeVisible()
        await expect(page.getByRole('button', { name: team.leave })).toBeDisabled()

        const email = page.getByLabel(team.email, { exact: true })
        const send = page.getByRole('button', { name: team.sendInvitation })
        await page.getByRole('button', { name: team.invite }).click()
        await email.fill('salma@')
        // The error of the address does not move the button from under a slow press.
        await send.click({ delay: 200, position: { x: 60, y: 3 } })
        await expect(page.getByRole('group', { name: forms.summaryLabel })).toBeFocused()
        await expect(email).toHaveAccessibleDescription(new RegExp(team.emailInvalid))
        await email.fill(salma.email)
        await page.getByLabel(team.firstName).fill(salma.firstName)
        // Typed text stays when the window is closed.
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: team.invite }).click()
        await expect(email).toHaveValue(salma.email)
        await page.getByLabel(team.lastName).fill(salma.lastName)
        await expectNoViolations(page)
        await send.click()
        const line = page.getByRole('row', { name: salma.email })
        await expect(line).toContainText(team['state.pending'])

        const hers = await openElsewhere(browser, words)
        await openPage(hers, await readLink(salma.email, `${prefix}/invite`))
        await expect(hers.getByRole('heading', { level: 1 })).toContainText(employer.company)
        const toRegister = hers.getByRole('link', { name: invitation.register })
        const address = (await toRegister.getAttribute('href')) ?? ''
        await toRegister.click()
        await expect(hers).toHaveURL(`${prefix}/register?invitation=`)
        await hers.reload()
        await expect(hers.getByLabel(t.email, { exact: true })).toHaveValue(salma.email)
        // The other language has a document, and so an entry of the history, of its own.
        await hers.locator('header a[hreflang]').click()
        await expect(hers.locator('input[type=email]')).toHaveValue(salma.email)
        await hers.reload()
        await expect(hers.locator('input[type=email]')).toHaveValue(salma.email)
        // Opened directly, or in another tab, it is the same page.
        await openPage(hers, address)
        await expect(hers.getByLabel(t.firstName)).toHaveValue(salma.firstName)
        await choosePassword(hers, { t, forms }, salma.password)
        await expectNoViolations(hers)
        await hers.getByRole('button', { name: invitation.submit }).click()
        await expect(hers).toHaveURL(new RegExp(`${prefix}/dashboard$`))
        await expect(toastOf(hers, filled(invitation.joined, { company: employer.company }))).toBeVisible()

        await page.reload()
        await expect(line).toContainText(team['state.active'])
      },
    )

    test(
      'removes a member at work, whose page names the company',
      { tag: '@alike' },
      async ({ page, request, browser }) => {
        test.slow()
        const employer = await registerEmployer(request, locale)
        const sara = await register(request, locale)
        await joinTeam(request, employer, { person: sara, locale })
        // She sees the team and changes nothing in it.
        const hers = await openElsewhere(browser, words)
        await openAs(hers, words, sara, manageUsers)
        await expect(hers.getByRole('row', { name: employer.email })).toContainText(team['role.ADMIN'])
        await expect(hers.getByText(team.adminsOnly)).toBeVisible()
        await expect(hers.getByRole('button', { name: team.invite })).toHaveCount(0)

        await openAs(page, words, employer, manageUsers)
        const line = page.getByRole('row', { name: sara.email })
        await line.getByRole('button', { name: filled(team.changeRoleOf, { name: '.*' }) }).click()
        await page.getByRole('radio', { name: team['role.ADMIN'] }).check()
        await page.getByRole('button', { name: team.saveRole }).click()
        await expect(line).toContainText(team['role.ADMIN'])
        await expectNoViolations(page)
        await line.getByRole('button', { name: filled(team.removeNamed, { name: '.*' }) }).click()
        await page.getByRole('dialog').getByRole('button', { name: team.removeButton }).click()
        await expect(toastOf(page, team.removed)).toBeVisible()
        await expect(line).toHaveCount(0)

        await hers.getByRole('link', { name: team['filter.active'] }).click()
        await expect(toastOf(hers, filled(dashboard.noLonger, { company: employer.company }))).toBeVisible()
        const isRemoved = hers.getByRole('heading', {
          level: 1,
          name: filled(dashboard.noLonger, { company: employer.company }),
        })
        await expect(isRemoved).toBeVisible()
        await expect(hers.getByText(dashboard.removedText)).toBeVisible()
        const said = removalMail.subject.replace('{site}', '')
        const isTold = () => mailsTo(sara.email).some(({ subject }) => subject.startsWith(said))
        await expect.poll(isTold).toBe(true)
      },
    )

    test('informs a removed member on the next page', { tag: '@alike' }, async ({ page, request }) => {
      const employer = await registerEmployer(request, locale)
      const sara = await register(request, locale)
      await joinTeam(request, employer, { person: sara, locale })
      await openAs(page, words, sara, manageUsers)
      await expect(page.getByRole('row', { name: employer.email })).toBeVisible()
      // No page of hers is open when it happens.
      await page.goto('about:blank')
      await removeFromTeam(request, employer, sara)
      await openPage(page, `${prefix}/dashboard`)
      const name = filled(dashboard.noLonger, { company: employer.company })
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })

    test('lets a member leave', { tag: '@alike' }, async ({ page, request }) => {
      const employer = await registerEmployer(request, locale)
      const sara = await register(request, locale)
      await joinTeam(request, employer, { person: sara, locale })
      await openAs(page, words, sara, manageUsers)
      const own = page.getByRole('row', { name: sara.email })
      await own.getByRole('button', { name: team.leave }).click()
      await page.getByRole('dialog').getByRole('button', { name: team.leave }).click()
      await expect(page).toHaveURL(homeOf(prefix))
      // The dashboard shows no removal, since she left herself.
      await openPage(page, `${prefix}/dashboard`)
      await expect(page).toHaveURL(/create-company$/)
      const name = filled(dashboard.noLonger, { company: employer.company })
      await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)
    })

    test(
      'offers to send an invitation again after a minute',
      { tag: '@alike' },
      async ({ page, request }) => {
        await page.clock.install()
        const employer = await registerEmployer(request, locale)
        const salma = newcomer()
        await invite(request, employer, { person: salma, locale })
        await openAs(page, words, employer, manageUsers)
        const line = page.getByRole('row', { name: salma.email })
        await expect(line.getByRole('button').first()).toBeDisabled()
        await page.clock.fastForward(60_000)
        await expect(
          line.getByRole('button', { name: filled(team.sendAgainTo, { name: '.*' }) }),
        ).toBeEnabled()
      },
    )

    test(
      'accepts a job seeker who was signed in to another account',
      { tag: '@alike' },
      async ({ page, request }) => {
        const employer = await registerEmployer(request, locale)
        const sara = await register(request, locale)
        const { link } = await invite(request, employer, { person: sara, locale })
        const other = await register(request, locale)
        await openAs(page, words, other, '/profile')

        await openPage(page, link)
        await expect(
          page.getByText(filled(invitation.otherAccount, { own: other.email, email: sara.email })),
        ).toBeVisible()
        await page.getByRole('button', { name: invitation.switchAccount }).click()
        await expectNoViolations(page)
        await page.getByRole('link', { name: invitation.signIn }).click()
        await expect(page).toHaveURL((url) => /login/.test(url.pathname) && !url.href.includes('token'))
        await expect(page.getByLabel(words.t.email)).toHaveValue(sara.email)
        await signIn(page, words, sara)
        await expect(page.getByText(invitation.seekerText)).toBeVisible()
        await page.getByRole('button', { name: invitation.accept }).click()
        await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard$`))

        // The page of a used link shows that.
        await openPage(page, link)
        await expect(page.getByRole('heading', { name: invitation['ended.used'] })).toBeVisible()
        await expectNoViolations(page)
      },
    )

    test(
      'finds an invitation and cancels it, and its link shows that',
      { tag: '@alike' },
      async ({ page, request }) => {
        test.slow()
        const employer = await registerEmployer(request, locale)
        const salma = newcomer()
        const { link } = await invite(request, employer, { person: salma, locale })
        await openAs(page, words, employer, manageUsers)
        const line = page.getByRole('row', { name: salma.email })
        const search = page.getByRole('searchbox', { name: team.search })
        await search.fill(salma.email.slice(0, 12))
        await expect(page).toHaveURL(/q=salma/)
        await expect(page.getByRole('row', { name: employer.email })).toHaveCount(0)
        await line.getByRole('button', { name: filled(team.cancelInvitationOf, { name: '.*' }) }).click()
        await page.getByRole('dialog').getByRole('button', { name: team.cancelInvitation }).click()
        await expect(page.getByText(team.noneFound)).toBeVisible()
        await expectNoViolations(page)
        await page.getByRole('link', { name: team.showAll }).click()
        await expect(page.getByRole('row', { name: employer.email })).toBeVisible()
        await expect(search).toHaveValue('')
        await expect(page).toHaveURL(new RegExp(`${manageUsers}$`))
        await page.goBack()
        await expect(search).toHaveValue(salma.email.slice(0, 12))
        await expect(page.getByText(team.noneFound)).toBeVisible()

        await openPage(page, link)
        await expect(page.getByRole('heading', { name: invitation['ended.cancelled'] })).toBeVisible()
        // Instead of waiting for seven days, the journey changes the answer of the server to the eighth.
        await page.route('**/api/v1/invitation/state', async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, json: { ...(await answer.json()), state: 'expired' } })
        })
        await openPage(page, link)
        await expect(page.getByRole('heading', { name: invitation['ended.expired'] })).toBeVisible()
        await expect(page.getByRole('main')).toContainText(employer.company)
        await page.unroute('**/api/v1/invitation/state')
        await openPage(page, `${prefix}/invite?token=${'A'.repeat(64)}`)
        await expect(page.getByRole('heading', { name: invitation['ended.unknown'] })).toBeVisible()
        await expectNoViolations(page)
      },
    )

    test.describe('of which the link is broken', () => {
      test.use({ expectedComplaints: /400/ })

      test('links to the home page', { tag: '@alike' }, async ({ page }) => {
        for (const broken of ['/invite?token=short', '/register?invitation=short']) {
          await openPage(page, prefix + broken)
          await expect(page.getByRole('heading', { name: invitation['ended.unknown'] })).toBeVisible()
          await expect(page.getByRole('link', { name: invitation.toHome })).toBeVisible()
        }
      })
    })
  })
}
