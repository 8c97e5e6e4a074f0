import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test, type Page } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { requiredConsents, somebody } from '../support/people.ts'

/** A person's action at Google. */
async function signInAtGoogle(window: Page, email: string) {
  await window.getByLabel('Who are you?').fill(email)
  await window.getByRole('button', { name: 'Next' }).click()
}

for (const { locale, prefix, browser, t, forms } of identityWords)
  test.describe(`Google (${locale})`, () => {
    test.use({ locale: browser })

    test('signs up the first time in its own window, and signs in later', async ({ page }) => {
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
    })

    test('continues in the same window where the browser blocks a new one', async ({ page }) => {
      const { email } = somebody('Nora')
      await page.addInitScript(() => {
        window.open = () => null
      })
      await openPage(page, `${prefix}/login`)
      await page.getByRole('button', { name: t.withGoogle }).click()
      await signInAtGoogle(page, email)
      await expect(page).toHaveURL(`${prefix}/register/google`)
      await expect(page.getByText(email)).toBeVisible()
    })
  })
