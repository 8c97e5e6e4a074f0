import { expect, expectNoViolations, said, test, type Page } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, type Person, register, signIn } from '../support/people.ts'
import { profileWords } from '../support/profile-words.ts'
import { codeOf, enrolApp } from '../support/second-factor.ts'
import { registerEmployer } from '../support/teams.ts'

for (const { identity, profile: t, secondFactor } of profileWords) {
  const { locale, prefix, browser, forms, errors } = identity

  /** Somebody new on one of their pages. */
  async function enter(page: Page, path: string): Promise<Person> {
    const person = await register(page.request, locale)
    await openSignedIn(page, person, prefix + path)
    return person
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

      test('says that it was not saved, and loses nothing', { tag: '@phone' }, async ({ page }) => {
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

    test(
      'lists only the devices that are left after the password has changed',
      { tag: '@alike' },
      async ({ page }) => {
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
      },
    )

    test('turns on a passkey, and is signed in to with it', { tag: '@alike' }, async ({ page, context }) => {
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
      const factors = section(page, secondFactor.title)
      await expect(factors).toContainText('Work laptop')

      await page.getByRole('button', { name: identity.t.accountMenu }).click()
      await page.getByRole('button', { name: identity.t.signOut }).click()
      await expect(page).toHaveURL(`${prefix}/login`)
      await expect(page.getByText(identity.t.signedOut, { exact: true })).toBeVisible()
      await signIn(page, identity, person)
      await page.getByRole('button', { name: identity.t.usePasskey }).click()
      await expect(page.getByRole('button', { name: identity.t.accountMenu })).toBeVisible()

      await openPage(page, `${prefix}/profile`)
      const remove = { name: secondFactor.removeNamed.replace('{name}', 'Work laptop') }
      await page.getByRole('button', remove).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading')).toContainText('Work laptop')
      await dialog.getByRole('button', { name: secondFactor.remove }).click()
      await expect(factors).not.toContainText('Work laptop')
      await expect(page.getByRole('button', way)).toBeFocused()
    })

    test(
      'asks before a second factor is removed, and before recovery codes are replaced',
      { tag: '@alike' },
      async ({ page }) => {
        await enrolApp(page.request, await enter(page, '/profile'))
        await page.reload()
        const dialog = page.getByRole('dialog')
        const renew = page.getByRole('button', { name: secondFactor.recoveryNew })
        await renew.click()
        await expect(dialog).toContainText(secondFactor.renewTitle)
        await expect(dialog.getByRole('paragraph')).toContainText('10')
        await expectNoViolations(page)
        await dialog.getByRole('button', { name: secondFactor.keepCodes }).click()
        await expect(renew).toBeFocused()
        await renew.click()
        await dialog.getByRole('button', { name: secondFactor.renew }).click()
        await dialog.getByRole('button', { name: secondFactor.keptThem }).click()

        const named = (wording: string) => wording.replace('{name}', secondFactor.totp)
        const remove = page.getByRole('button', { name: named(secondFactor.removeNamed) })
        await remove.click()
        await expect(dialog).toContainText(secondFactor.removeLast)
        await dialog.getByRole('button', { name: secondFactor.keep }).click()
        await expect(remove).toBeFocused()
        await remove.click()
        await dialog.getByRole('button', { name: secondFactor.remove }).click()
        await expect(said(page, secondFactor.removed)).toBeVisible()
        await expect(page.getByRole('button', { name: named(secondFactor.addNamed) })).toBeFocused()
        await expect(renew).toBeHidden()
      },
    )

    test(
      'names the company that is deleted with the account, and asks for that name',
      { tag: '@phone' },
      async ({ page }) => {
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
      },
    )

    test.describe('when the server asks for the password', () => {
      test.use({ expectedComplaints: /403 \(Forbidden\)|409 \(Conflict\)/ })
      const refusal = (status: number, code: 'auth/requires-recent-login' | 'user.soleAdmin') => ({
        status,
        json: { code, message: errors[code], requestId: '' },
      })

      test('says why the step is refused after it', { tag: '@alike' }, async ({ page }) => {
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

      test('is deleted and can no longer sign in', { tag: '@alike' }, async ({ page }) => {
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
