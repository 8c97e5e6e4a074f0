import { expect, expectNoViolations, test, type Page } from '../support/journey.ts'
import { openSignedIn, register } from '../support/people.ts'
import { profileWords } from '../support/profile-words.ts'

/** A stand-in for the script of Cloudflare, which asks its question each time. */
const script = `
  window.turnstile = {
    render: (place, options) => {
      const button = document.createElement('button')
      button.textContent = 'I am human'
      button.onclick = () => options.callback('an answer')
      place.append(button)
      return 'widget'
    },
    remove: () => undefined,
  }`

/** The site as it answers with Turnstile, whose verdict its server cannot ask for here. */
async function useTurnstile(page: Page) {
  await page.route('**/api/v1/captcha', (route) =>
    route.fulfill({ json: { kind: 'turnstile', siteKey: 'a key', scriptUrl: '/turnstile.js' } }),
  )
  await page.route('**/turnstile.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('**/api/v1/user/me/second-factor/phone', (route) =>
    route.fulfill({ json: { phoneHint: '… 67', resendAt: new Date(Date.now() + 60_000).toISOString() } }),
  )
}

for (const { identity, profile, secondFactor: t } of profileWords) {
  const { locale, prefix, browser } = identity
  test.describe(`Turnstile (${locale})`, () => {
    // The policy of pages lets in scripts of Cloudflare only where they are configured.
    test.use({ locale: browser, bypassCSP: true })

    test('asks its question in the dialog that waits for it', { tag: '@alike' }, async ({ page }) => {
      await useTurnstile(page)
      await openSignedIn(page, await register(page.request, locale), `${prefix}/profile`)
      await expect(page.getByRole('region', { name: profile.secondFactor, exact: true })).toBeVisible()
      await page.getByRole('button', { name: t.addNamed.replace('{name}', t.phone) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t.phoneNumber).fill('0501234567')
      await dialog.getByRole('button', { name: t.sendCode }).click()
      await dialog.getByRole('button', { name: 'I am human' }).click()
      await expect(dialog.getByLabel(identity.t.code)).toBeFocused()
      await expect(page.getByRole('button', { name: 'I am human' })).toBeHidden()
      await expectNoViolations(page)
    })
  })
}
