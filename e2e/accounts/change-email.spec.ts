import { expect, expectNoViolations, said, test, type Page } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, type Person, register, signIn } from '../support/people.ts'
import { profileWords } from '../support/profile-words.ts'
import { mailsTo, readLink } from '../support/read-mail.ts'

for (const { identity, profile: t } of profileWords) {
  const { locale, prefix, browser, errors } = identity

  /** Somebody new who has asked for another address, and that address. */
  async function askForNewEmail(page: Page): Promise<{ person: Person; email: string }> {
    const person = await register(page.request, locale)
    await openSignedIn(page, person, `${prefix}/change-email`)
    const email = person.email.replace('@', '-new@')
    await page.getByLabel(t.newEmail).fill(email)
    await page.getByLabel(t.currentPassword, { exact: true }).fill(person.password)
    await page.getByRole('button', { name: t.changeEmail }).click()
    await expect(page.getByRole('main').getByText(t.emailSent)).toBeVisible()
    return { person, email }
  }

  const section = (page: Page) => page.getByRole('region', { name: t.email, exact: true })
  const title = (page: Page) => page.getByRole('heading', { level: 1 })
  const waiting = (email: string) => new RegExp(t.pendingEmail.replace('{email}', `.?${email}`))

  test.describe(`another e-mail (${locale})`, () => {
    test.use({ locale: browser })

    test.describe('in another browser', () => {
      test.use({ expectedComplaints: /status of 403/ })

      test('counts once its owner has signed in there', { tag: '@alike' }, async ({ page }) => {
        const { person, email } = await askForNewEmail(page)

        await page.context().clearCookies()
        await page.evaluate(() => localStorage.clear())
        await openPage(page, await readLink(email, `${prefix}/change-email/confirm`))
        await expect(title(page)).toHaveText(identity.t.linkNeedsSignIn)
        await page.getByRole('main').getByRole('link', { name: identity.t.signIn }).click()
        await expect(page).toHaveURL((url) => !url.href.includes('token'))
        await signIn(page, identity, person)
        await expect(title(page)).toHaveText(identity.t.changeConfirmed)
        expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('mailed-token')
        await page.reload()
        await expect(title(page)).toHaveText(identity.t.changeConfirmed)
      })
    })

    test(
      'counts by a link to the new address, and is undone by one to the old',
      { tag: '@alike' },
      async ({ page }) => {
        const { person, email } = await askForNewEmail(page)
        await expectNoViolations(page)

        await openPage(page, await readLink(email, `${prefix}/change-email/confirm`))
        await expect(title(page)).toHaveText(identity.t.changeConfirmed)
        await expect(said(page, identity.t.changeConfirmed)).toBeVisible()
        await openPage(page, `${prefix}/profile`)
        await expect(section(page)).toContainText(email)

        await openPage(page, await readLink(person.email, `${prefix}/change-email/undo`))
        await page.getByRole('button', { name: identity.t.changeUndo }).click()
        await expect(title(page)).toHaveText(identity.t.changeUndone)
        await page.getByRole('link', { name: identity.t.setPassword }).click()
        const password = 'falcon-Dune-77-tide'
        await page.getByLabel(identity.t.newPassword, { exact: true }).fill(password)
        await page.getByLabel(identity.t.newPasswordAgain).fill(password)
        await page.getByRole('button', { name: identity.t.setPassword }).click()
        await expect(title(page)).toHaveText(identity.t.resetDone)
        await openSignedIn(page, { ...person, password }, `${prefix}/profile`)
        await expect(section(page)).toContainText(person.email)
      },
    )

    test(
      'that waits is named in the profile, mailed to again, and cancelled',
      { tag: '@phone' },
      async ({ page }) => {
        const { email } = await askForNewEmail(page)
        await openPage(page, `${prefix}/profile`)
        await expect(section(page)).toContainText(waiting(email))
        await expectNoViolations(page)

        const first = await readLink(email, `${prefix}/change-email/confirm`)
        const again = section(page).getByRole('button', { name: t.sendPendingAgain })
        await again.click()
        await expect(again).toBeDisabled()
        await expect.poll(() => mailsTo(email).length).toBe(2)
        const second = await readLink(email, `${prefix}/change-email/confirm`)
        expect(second).not.toBe(first)

        await section(page).getByRole('button', { name: t.cancelPending }).click()
        await expect(said(page, t.pendingCancelled)).toBeVisible()
        await expect(section(page)).not.toContainText(email)
        await expect(section(page).getByRole('link', { name: t.changeEmail })).toBeFocused()
      },
    )

    test.describe('once cancelled', () => {
      test.use({ expectedComplaints: /400 \(Bad Request\)/ })

      test('is not confirmed by its link', { tag: '@alike' }, async ({ page }) => {
        const { person, email } = await askForNewEmail(page)
        await openPage(page, `${prefix}/profile`)
        await section(page).getByRole('button', { name: t.cancelPending }).click()
        await expect(said(page, t.pendingCancelled)).toBeVisible()
        await openPage(page, await readLink(email, `${prefix}/change-email/confirm`))
        await expect(title(page)).toHaveText(identity.t.changeInvalid)
        await expect(page.getByRole('main')).toContainText(person.email)
      })
    })

    test.describe('that was undone elsewhere', () => {
      test.use({ expectedComplaints: /401 \(Unauthorized\)/ })

      /** Somebody who has confirmed another address here; the old one has undone it in another browser. */
      async function confirmAndUndo(page: Page) {
        const { person, email } = await askForNewEmail(page)
        await openPage(page, await readLink(email, `${prefix}/change-email/confirm`))
        await expect(title(page)).toHaveText(identity.t.changeConfirmed)
        const link = await readLink(person.email, `${prefix}/change-email/undo`)
        const token = new URLSearchParams(link.split('?')[1]).get('token')
        const undone = await page.request.post('/api/v1/user/change-email/undo', { data: { token } })
        expect(undone.status()).toBe(200)
        return email
      }

      async function expectPast(page: Page, email: string) {
        await expect(title(page)).toHaveText(identity.t.changePast)
        await expect(page.getByRole('main')).toContainText(email)
        await expect(page.getByRole('main').getByRole('link')).toHaveText(identity.t.backToLogin)
        await expect(page.getByRole('button', { name: identity.t.accountMenu })).toBeHidden()
      }

      test(
        'is no longer called the address of the account when the reader goes on',
        { tag: '@alike' },
        async ({ page }) => {
          const email = await confirmAndUndo(page)
          await page.getByRole('button', { name: identity.t.continue }).click()
          await expectPast(page, email)
          await expect(said(page, errors['auth/session-ended'])).toBeVisible()
        },
      )

      test(
        'is no longer called the address of the account after a reload',
        { tag: '@alike' },
        async ({ page }) => {
          const email = await confirmAndUndo(page)
          for (const who of ['signed in before', 'a guest']) {
            await page.reload()
            await test.step(who, () => expectPast(page, email))
          }
        },
      )
    })

    test.describe('after a reload', () => {
      test.use({ expectedComplaints: /status of 503/ })

      test('is still confirmed, once the server answers', { tag: '@alike' }, async ({ page }) => {
        const { email } = await askForNewEmail(page)
        await openPage(page, await readLink(email, `${prefix}/change-email/confirm`))
        await expect(title(page)).toHaveText(identity.t.changeConfirmed)
        const profile = '**/api/v1/user/me'
        await page.route(profile, (route) => route.fulfill({ status: 503, json: {} }))
        await page.reload()
        await expect(title(page)).toHaveText(identity.t.linkUnchecked)
        await page.unroute(profile)
        await page.getByRole('button', { name: identity.t.tryAgain }).click()
        await expect(title(page)).toHaveText(identity.t.changeConfirmed)
        await page.getByRole('button', { name: identity.t.continue }).click()
        await expect(page).toHaveURL(prefix || '/')
      })
    })
  })
}
