import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test, type Page } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { register, requiredConsents, somebody, tokenOf } from '../support/people.ts'
import { readLink } from '../support/read-mail.ts'

/** A person's action at Google. */
async function signInAtGoogle(window: Page, email: string) {
  await window.getByLabel('Who are you?').fill(email)
  await window.getByRole('button', { name: 'Next' }).click()
}

for (const { locale, prefix, browser, t, forms } of identityWords)
  test.describe(`Google (${locale})`, () => {
    test.use({ locale: browser })

    test(
      'signs up the first time in its own window, and signs in later',
      { tag: '@alike' },
      async ({ page }) => {
        const { email } = somebody('Nora')
        await openPage(page, `${prefix}/login`)
        const opened = page.waitForEvent('popup')
        await page.getByRole('button', { name: t.withGoogle }).click()
        await signInAtGoogle(await opened, email)

        await expect(page).toHaveURL(`${prefix}/register/google`)
        await expect(page.getByText(email)).toBeVisible()
        await expectNoViolations(page)
        await page.getByRole('radio', { name: t['type.company'] }).check()
        for (const consent of requiredConsents(forms))
          await page.getByRole('checkbox', { name: consent }).check()
        await page.getByRole('button', { name: t.createAccount }).click()
        // An employer without a company begins with one.
        await expect(page).toHaveURL(`${prefix}/dashboard/create-company`)
        // The page arrives a moment after its address, and takes the focus from a menu that is open by then.
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

        await page.getByRole('button', { name: t.accountMenu }).click()
        await page.getByRole('button', { name: t.signOut }).click()
        const again = page.waitForEvent('popup')
        await page.getByRole('button', { name: t.withGoogle }).click()
        await signInAtGoogle(await again, email)
        await expect(page).toHaveURL(`${prefix}/dashboard/create-company`)
        await expect(page.getByRole('button', { name: t.accountMenu })).toBeVisible()
      },
    )

    test(
      'continues in the same window where the browser blocks a new one',
      { tag: '@alike' },
      async ({ page }) => {
        const { email } = somebody('Nora')
        await page.addInitScript(() => {
          window.open = () => null
        })
        await openPage(page, `${prefix}/login`)
        await page.getByRole('button', { name: t.withGoogle }).click()
        await signInAtGoogle(page, email)
        await expect(page).toHaveURL(`${prefix}/register/google`)
        await expect(page.getByText(email)).toBeVisible()
      },
    )

    test.describe('after a mailed link', () => {
      test.use({ expectedComplaints: /status of 403/ })

      test('in the same window returns to the link', { tag: '@alike' }, async ({ page, request }) => {
        const person = await register(request, locale)
        const email = person.email.replace('@', '-new@')
        const asked = await request.patch('/api/v1/user/me/email', {
          headers: { authorization: `Bearer ${await tokenOf(request, person)}`, 'accept-language': locale },
          data: { email, currentPassword: person.password },
        })
        expect(asked.status()).toBe(200)
        await page.addInitScript(() => {
          window.open = () => null
        })
        await openPage(page, await readLink(email, `${prefix}/change-email/confirm`))
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toHaveText(t.linkNeedsSignIn)
        await page.getByRole('main').getByRole('link', { name: t.signIn }).click()
        await page.getByRole('button', { name: t.withGoogle }).click()
        await signInAtGoogle(page, person.email)
        await expect(title).toHaveText(t.changeConfirmed)
      })
    })
  })
