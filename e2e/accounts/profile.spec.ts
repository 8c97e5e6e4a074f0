import { expect, expectNoViolations, said, test, type Page } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, type Person, register, signIn } from '../support/people.ts'
import { profileWords } from '../support/profile-words.ts'
import { readLink } from '../support/read-mail.ts'
import { codeOf } from '../support/second-factor.ts'
import { registerEmployer } from '../support/teams.ts'

for (const { identity, profile: t, secondFactor } of profileWords) {
  const { locale, prefix, browser, forms, errors } = identity

  /** Somebody new on one of their pages. */
  async function enter(page: Page, path: string): Promise<Person> {
    const person = await register(page.request, locale)
    await openSignedIn(page, person, prefix + path)
    return person
  }

  /** Somebody new who has asked for another address, and that address. */
  async function askForNewEmail(page: Page): Promise<{ person: Person; email: string }> {
    const person = await enter(page, '/change-email')
    const email = person.email.replace('@', '-new@')
    await page.getByLabel(t.newEmail).fill(email)
    await page.getByLabel(t.currentPassword, { exact: true }).fill(person.password)
    await page.getByRole('button', { name: t.changeEmail }).click()
    await expect(page.getByRole('main').getByText(t.emailSent)).toBeVisible()
    return { person, email }
  }

  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const save = (page: Page) => section(page, t.personal).getByRole('button', { name: t.save }).click()

  test.describe(`the profile (${locale})`, () => {
    test.use({ locale: browser })

    test(
      'keeps typed text until it is saved, and shows the saved values',
      { tag: '@alike' },
      async ({ page }) => {
        await enter(page, '/profile')
        const phone = page.getByLabel(t.phone)
        await page.getByLabel(t.firstName).fill('')
        await phone.fill('0501')
        await save(page)
        const summary = page.getByRole('group', { name: forms.summaryLabel })
        await expect(summary).toBeFocused()
        await expect(summary.getByRole('link')).toHaveText([
          new RegExp(errors['problem.required']),
          new RegExp(errors['problem.phoneTooShort']),
        ])
        await expectNoViolations(page)

        await page.getByLabel(t.firstName).fill('Huda')
        await phone.fill('٠٥٥ ٥٥٥ ١٢٣٤')
        await page.reload()
        await expect(phone).toHaveValue('٠٥٥ ٥٥٥ ١٢٣٤')
        await save(page)
        await expect(said(page, t.saved)).toBeVisible()
        await expect(phone).toHaveValue('+966555551234')
        await page.reload()
        await expect(page.getByLabel(t.firstName)).toHaveValue('Huda')
        await expect(phone).toHaveValue('+966555551234')
      },
    )

    test.describe('in trouble', () => {
      test.use({ expectedComplaints: /Failed to load resource/ })

      test('says that it was not saved, and loses nothing', async ({ page }) => {
        await enter(page, '/profile')
        await page.route('**/api/v1/user/me', (route) =>
          route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
        )
        await page.getByLabel(t.lastName).fill('Alqahtani')
        await save(page)
        await expect(said(page, t.notSaved)).toBeVisible()
        await expect(page.getByLabel(t.lastName)).toHaveValue('Alqahtani')
      })
    })

    test.describe('in another browser', () => {
      test.use({ expectedComplaints: /status of 403/ })

      test('a new e-mail counts once its owner has signed in there', { tag: '@alike' }, async ({ page }) => {
        const { person, email } = await askForNewEmail(page)

        await page.context().clearCookies()
        await page.evaluate(() => localStorage.clear())
        await openPage(page, await readLink(email, `${prefix}/change-email/confirm`))
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toHaveText(identity.t.linkNeedsSignIn)
        await page.getByRole('main').getByRole('link', { name: identity.t.signIn }).click()
        await expect(page).toHaveURL((url) => !url.href.includes('token'))
        await signIn(page, identity, person)
        await expect(title).toHaveText(identity.t.changeConfirmed)
      })
    })

    test('changes the e-mail by a link to the new address, and back by one to the old', async ({ page }) => {
      const { person, email } = await askForNewEmail(page)
      await expectNoViolations(page)

      await openPage(page, await readLink(email, `${prefix}/change-email/confirm`))
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(identity.t.changeConfirmed)
      await expect(said(page, identity.t.changeConfirmed)).toBeVisible()
      await openPage(page, `${prefix}/profile`)
      await expect(section(page, t.email)).toContainText(email)

      await openPage(page, await readLink(person.email, `${prefix}/change-email/undo`))
      await page.getByRole('button', { name: identity.t.changeUndo }).click()
      await expect(title).toHaveText(identity.t.changeUndone)
      await page.getByRole('link', { name: identity.t.setPassword }).click()
      const password = 'falcon-Dune-77-tide'
      await page.getByLabel(identity.t.newPassword, { exact: true }).fill(password)
      await page.getByLabel(identity.t.newPasswordAgain).fill(password)
      await page.getByRole('button', { name: identity.t.setPassword }).click()
      await expect(title).toHaveText(identity.t.resetDone)
      await openSignedIn(page, { ...person, password }, `${prefix}/profile`)
      await expect(section(page, t.email)).toContainText(person.email)
    })

    test(
      'turns on an authenticator app, and the next sign-in asks for its code',
      { tag: '@alike' },
      async ({ page, browser: program }) => {
        const person = await enter(page, '/profile')
        const way = { name: secondFactor.addNamed.replace('{name}', secondFactor.totp) }
        await page.getByRole('button', way).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('img', { name: secondFactor.totpQr })).toBeVisible()
        await expectNoViolations(page)
        const secret = (await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).textContent()) ?? ''
        await dialog.getByLabel(identity.t.code).fill(codeOf(secret.replaceAll(' ', '')))
        await dialog.getByRole('button', { name: identity.t.verify }).click()

        await expect(dialog.getByRole('heading', { name: secondFactor.recoveryTitle })).toBeVisible()
        await expect(dialog.getByRole('listitem')).toHaveCount(10)
        // They are not seen again: no key closes them by the way.
        await expect(dialog.getByRole('heading', { name: secondFactor.recoveryTitle })).toBeFocused()
        for (const key of ['Enter', 'Escape', 'Escape']) await page.keyboard.press(key)
        await expect(dialog.getByRole('listitem')).toHaveCount(10)
        await dialog.getByRole('button', { name: secondFactor.keptThem }).click()

        const elsewhere = await (await program.newContext({ locale: browser })).newPage()
        await openPage(elsewhere, `${prefix}/login`)
        await signIn(elsewhere, identity, person)
        await expect(elsewhere.getByRole('heading', { name: identity.t.secondTitle })).toBeVisible()
        await elsewhere.context().close()
      },
    )

    test('lists only the devices that are left after the password has changed', async ({ page }) => {
      const person = await enter(page, '/profile')
      // The address was confirmed elsewhere.
      const devices = section(page, t.sessions).getByRole('listitem')
      await expect(devices).toHaveCount(2)
      await page.getByRole('button', { name: t.changePassword }).click()
      const dialog = page.getByRole('dialog')
      const password = 'another-Palm-77-harbour'
      await dialog.getByLabel(t.currentPassword, { exact: true }).fill(person.password)
      await dialog.getByLabel(t.newPassword, { exact: true }).fill(password)
      await dialog.getByLabel(t.passwordAgain).fill(password)
      await dialog.getByRole('button', { name: t.changePassword }).click()
      await expect(said(page, t.passwordChanged)).toBeVisible()
      await expect(devices).toHaveCount(1)
    })

    test('turns on a passkey, and is signed in to with it', async ({ page, context }) => {
      const person = await enter(page, '/profile')
      const device = await context.newCDPSession(page)
      await device.send('WebAuthn.enable')
      const options = { protocol: 'ctap2', transport: 'internal', isUserVerified: true } as const
      await device.send('WebAuthn.addVirtualAuthenticator', {
        options: { ...options, hasResidentKey: true, hasUserVerification: true },
      })
      const way = { name: secondFactor.addNamed.replace('{name}', secondFactor.passkeys) }
      await page.getByRole('button', way).click()
      await page.getByLabel(secondFactor.passkeyName).fill('Work laptop')
      await page.getByRole('button', { name: secondFactor.passkeyCreate }).click()
      await page.getByRole('button', { name: secondFactor.keptThem }).click()
      await expect(section(page, secondFactor.title)).toContainText('Work laptop')

      await page.getByRole('button', { name: identity.t.accountMenu }).click()
      await page.getByRole('button', { name: identity.t.signOut }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/login`))
      await signIn(page, identity, person)
      await page.getByRole('button', { name: identity.t.usePasskey }).click()
      await expect(page.getByRole('button', { name: identity.t.accountMenu })).toBeVisible()
    })

    test('names the company that is deleted with the account, and asks for that name', async ({ page }) => {
      const omar = await registerEmployer(page.request, locale)
      await openSignedIn(page, omar, `${prefix}/profile`)
      await page.getByRole('button', { name: t.deleteButton }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(omar.company)
      await expectNoViolations(page)
      const erase = dialog.getByRole('button', { name: t.deleteButton })
      await dialog.getByRole('textbox').fill(t.deleteWord)
      await expect(erase).toBeDisabled()
      await dialog.getByRole('textbox').fill(omar.company)
      await erase.click()
      await expect(page).toHaveURL(prefix || '/')
      await expect(said(page, t.deleted)).toBeVisible()
    })

    test.describe('when the server asks for the password', () => {
      test.use({ expectedComplaints: /403 \(Forbidden\)|409 \(Conflict\)/ })
      const refusal = (status: number, code: 'auth/requires-recent-login' | 'user.soleAdmin') => ({
        status,
        json: { code, message: errors[code], requestId: '' },
      })

      test('says why the step is refused after it', async ({ page }) => {
        const person = await enter(page, '/profile')
        const refusals = [refusal(403, 'auth/requires-recent-login'), refusal(409, 'user.soleAdmin')]
        await page.route('**/api/v1/user/me', (route) => {
          const answer = route.request().method() === 'DELETE' && refusals.shift()
          return answer ? route.fulfill(answer) : route.fallback()
        })
        await page.getByRole('button', { name: t.deleteButton }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox').fill(t.deleteWord)
        await dialog.getByRole('button', { name: t.deleteButton }).click()
        await dialog.getByLabel(t.currentPassword, { exact: true }).fill(person.password)
        await dialog.getByRole('button', { name: t.deleteButton }).click()
        await expect(said(page, errors['user.soleAdmin'])).toBeVisible()
        await expect(page).toHaveURL(`${prefix}/profile`)
      })
    })

    test.describe('of an account that is deleted', () => {
      test.use({ expectedComplaints: /401 \(Unauthorized\)/ })

      test('is deleted and can no longer sign in', async ({ page }) => {
        const person = await enter(page, '/profile')
        await page.getByRole('button', { name: t.deleteButton }).click()
        const dialog = page.getByRole('dialog')
        const erase = dialog.getByRole('button', { name: t.deleteButton })
        await expect(erase).toBeDisabled()
        await dialog.getByRole('textbox').fill(t.deleteWord)
        await erase.click()

        await expect(page).toHaveURL(prefix || '/')
        await expect(said(page, t.deleted)).toBeVisible()
        await openPage(page, `${prefix}/login`)
        await signIn(page, identity, person)
        await expect(page.getByText(errors['auth/invalid-credential']).first()).toBeVisible()
      })
    })
  })
}
