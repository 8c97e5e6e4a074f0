import { identityWords } from '../../e2e/support/identity-words.ts'
import { expect, type Page, test } from '../../e2e/support/journey.ts'
import { openPage } from '../../e2e/support/open-page.ts'
import { register, requiredConsents, signIn, somebody, tokenOf } from '../../e2e/support/people.ts'
import { readLink } from '../../e2e/support/read-mail.ts'
import { enrolApp } from '../../e2e/support/second-factor.ts'
import { enrolPhone, findAccount, readCode } from './ask-emulator.ts'
import { gapiScript } from './gapi.ts'

const newPassword = 'falcon-Dune-77-tide'

/** The steps of a person in the emulator's window in Google's place, with a known or a new account. */
async function chooseAccount(window: Page, email: string) {
  const known = window.locator('.js-reuse-account', { hasText: email })
  if (await known.isVisible()) return known.click()
  await window.locator('.js-new-account').click()
  await window.locator('#email-input').fill(email)
  await window.locator('#display-name-input').fill('Nora Alqahtani')
  await window.locator('#sign-in').click()
}

/** The path for which the document of the page was loaded, before any later navigation. */
const documentOf = (page: Page) =>
  page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname)

for (const words of identityWords) {
  const { locale, prefix, browser, t, errors } = words
  test.describe(`a site whose passwords lie at Firebase (${locale})`, () => {
    // A refused password is 400 there, and the emulator has no captcha that costs money (501).
    test.use({ locale: browser, expectedComplaints: /400 \(Bad Request\)|501 \(Not Implemented\)/ })

    test('sends a password to Firebase alone, and keeps nothing of Firebase', async ({ page, request }) => {
      const person = await register(request, locale)
      const seen: string[] = []
      page.on('request', (one) => one.postData()?.includes(person.password) && seen.push(one.url()))
      await openPage(page, `${prefix}/login`)
      await signIn(page, words, { ...person, password: 'not-the-password' })
      await expect(page.getByText(errors['auth/invalid-credential']).first()).toBeVisible()

      await signIn(page, words, person)
      await expect(page).toHaveURL(prefix || '/')
      expect(seen).toEqual([expect.stringContaining('/v1/accounts:signInWithPassword')])
      expect(await page.evaluate(() => Object.keys(localStorage))).toContain('token')
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('firebase')

      await page.reload()
      await page.getByRole('button', { name: t.accountMenu }).click()
      await expect(page.getByRole('banner').getByText(person.email)).toBeVisible()
    })

    test('signs in on a document of its own, whose policy lets Google in, and no other', async ({
      page,
      request,
    }) => {
      const person = await register(request, locale)
      const policies = new Map<string, string>()
      page.on('response', async (answer) => {
        if (answer.request().resourceType() !== 'document') return
        const { pathname } = new URL(answer.url())
        policies.set(pathname, (await answer.allHeaders())['content-security-policy'] ?? '')
      })
      await openPage(page, `${prefix}/privacy-policy`)
      await page.getByRole('banner').getByRole('link', { name: t.signIn, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/login`)
      await expect.poll(() => documentOf(page)).toBe(`${prefix}/login`)
      await openPage(page, `${prefix}/login?returnTo=${prefix}/profile`)
      await signIn(page, words, person)
      await expect(page).toHaveURL(`${prefix}/profile`)
      await expect.poll(() => documentOf(page)).toBe(`${prefix}/profile`)

      expect(policies.get(`${prefix}/login`)).toContain('https://apis.google.com')
      for (const path of ['/privacy-policy', '/profile'])
        expect(policies.get(prefix + path)).toMatch(/^default-src 'none'((?!google).)*$/)
    })

    test("asks for Firebase's second factor, then for ours", async ({ page, request }) => {
      const person = await register(request, locale)
      const { nextCode } = await enrolApp(request, person)
      const phone = await enrolPhone(person.email)
      await openPage(page, `${prefix}/login?returnTo=${prefix}/privacy-policy`)
      await signIn(page, words, person)
      const code = page.getByRole('textbox', { name: t.code })
      const verify = page.getByRole('button', { name: t.verify, exact: true })
      await code.fill('123456')
      await verify.click()
      await expect(page.getByText(t.verificationIdMissing).first()).toBeVisible()

      await page.getByRole('button', { name: t.sendCode }).click()
      await expect(page.getByRole('button', { name: t.resendCode })).toBeDisabled()
      await expect(page.getByText(phone.slice(-4))).toBeVisible()
      const sent = await readCode(phone)
      await code.fill(sent === '000000' ? '000001' : '000000')
      await verify.click()
      await expect(code).toHaveAccessibleDescription(new RegExp(errors['auth/invalid-verification-code']))
      await code.fill(sent)
      await verify.click()

      await expect(page.getByText(t.totpText)).toBeVisible()
      await expect(code).toHaveValue('')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      await code.fill(nextCode)
      await verify.click()
      await expect(page).toHaveURL(`${prefix}/privacy-policy`)
    })

    test('signs in with a password that was forgotten and set again, and with no older one', async ({
      page,
      request,
    }) => {
      const person = await register(request, locale)
      await openPage(page, `${prefix}/forgot-password`)
      await page.getByLabel(t.email, { exact: true }).fill(person.email)
      await page.getByRole('button', { name: t.sendLink }).click()
      await openPage(page, await readLink(person.email, `${prefix}/reset-password`))
      await expect(page.getByText(person.email)).toBeVisible()
      await page.getByLabel(t.newPassword, { exact: true }).fill(newPassword)
      await page.getByLabel(t.newPasswordAgain).fill(newPassword)
      await page.getByRole('button', { name: t.setPassword }).click()
      await expect(page.getByRole('heading', { name: t.resetDone })).toBeVisible()

      await openPage(page, `${prefix}/login`)
      await signIn(page, words, person)
      await expect(page.getByText(errors['auth/invalid-credential']).first()).toBeVisible()
      await signIn(page, words, { ...person, password: newPassword })
      await expect(page).toHaveURL(prefix || '/')
    })

    test('signs up through Google at Firebase the first time, and in from then on', async ({
      page,
      context,
    }) => {
      const { email } = somebody('Nora')
      // The emulator's window loads fonts and styles from elsewhere.
      await context.route(/^https:/, (route) => route.abort())
      await context.route('https://apis.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: gapiScript }),
      )
      await openPage(page, `${prefix}/login`)
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: t.withGoogle }).click()
      await chooseAccount(await opened, email)

      await expect(page).toHaveURL(`${prefix}/register/google`)
      await expect(page.getByText(email)).toBeVisible()
      await page.getByRole('radio', { name: t['type.personal'] }).check()
      for (const consent of requiredConsents(words.forms))
        await page.getByRole('checkbox', { name: consent }).check()
      await page.getByRole('button', { name: t.createAccount }).click()
      await expect(page).toHaveURL(prefix || '/')
      // The address changes a moment before the page; a menu that is open then is closed again.
      await expect(page.getByRole('button', { name: t.createAccount })).toBeHidden()

      await page.getByRole('button', { name: t.accountMenu }).click()
      await page.getByRole('button', { name: t.signOut }).click()
      const again = page.waitForEvent('popup')
      await page.getByRole('button', { name: t.withGoogle }).click()
      await chooseAccount(await again, email)
      await expect(page).toHaveURL(prefix || '/')
      await expect(page.getByRole('button', { name: t.accountMenu })).toBeVisible()
    })

    test('signs in with an address that was changed', async ({ page, request }) => {
      const person = await register(request, locale)
      const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
      const email = `new-${person.email}`
      const data = { email, currentPassword: person.password }
      expect((await request.patch('/api/v1/user/me/email', { headers, data })).status()).toBe(200)
      const link = await readLink(email, `${prefix}/change-email/confirm`)
      const token = new URLSearchParams(link.split('?')[1]).get('token')
      const confirmed = await request.post('/api/v1/user/change-email/confirmation', { data: { token } })
      expect(confirmed.status()).toBe(200)
      await expect.poll(() => findAccount(email)).toBeDefined()

      await openPage(page, `${prefix}/login`)
      await signIn(page, words, { ...person, email })
      await expect(page).toHaveURL(prefix || '/')
    })
  })
}
