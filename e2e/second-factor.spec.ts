import { identityWords } from './identity-words.ts'
import { expect, expectNoViolations, test } from './journey.ts'
import { openPage } from './open-page.ts'
import { register } from './people.ts'
import { enrolApp, enrolPhone, readSms } from './second-factor.ts'

for (const { locale, prefix, browser, t, errors } of identityWords)
  test.describe(`a second factor (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /400 \(Bad Request\)/ })

    test('of an app is asked for after the password, and a recovery code stands for it', async ({
      page,
      request,
    }) => {
      const person = await register(request, locale)
      const { nextCode, recoveryCodes } = await enrolApp(request, person)
      const signIn = async () => {
        await openPage(page, `${prefix}/login`)
        await page.getByLabel(t.email, { exact: true }).fill(person.email)
        await page.getByLabel(t.password, { exact: true }).fill(person.password)
        await page.getByRole('main').getByRole('button', { name: t.signIn }).click()
        await expect(page.getByRole('heading', { name: t.secondTitle })).toBeVisible()
      }
      await signIn()
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      await expectNoViolations(page)
      const code = page.getByRole('textbox', { name: t.code })
      await expect(code).toBeFocused()
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await code.fill('000000')
      await page.getByRole('button', { name: t.verify, exact: true }).click()
      await expect(code).toHaveAccessibleDescription(new RegExp(errors['auth/invalid-verification-code']))
      await code.fill(nextCode)
      await page.getByRole('button', { name: t.verify, exact: true }).click()
      await expect(page).toHaveURL(prefix || '/')

      await page.evaluate(() => localStorage.clear())
      await signIn()
      await page.getByRole('radio', { name: t['method.recoveryCode'] }).check()
      await page.getByRole('textbox', { name: t.recoveryCode }).fill(recoveryCodes[0] ?? '')
      await page.getByRole('button', { name: t.verify, exact: true }).click()
      await expect(page).toHaveURL(prefix || '/')
    })
  })

// The number that was just enrolled may be sent the next code after a minute, so one language has to do.
const [{ browser, t }] = identityWords

test.describe('a second factor of a phone', () => {
  test.use({ locale: browser, expectedComplaints: /429 \(Too Many Requests\)/ })
  test.setTimeout(180_000)

  test('is sent a code once it was asked for', async ({ page, request }) => {
    const person = await register(request, 'ar')
    const phone = await enrolPhone(request, person)
    await openPage(page, '/login?returnTo=/privacy-policy')
    await page.getByLabel(t.email, { exact: true }).fill(person.email)
    await page.getByLabel(t.password, { exact: true }).fill(person.password)
    await page.getByRole('main').getByRole('button', { name: t.signIn }).click()

    const code = page.getByRole('textbox', { name: t.code })
    await code.fill('123456')
    await page.getByRole('button', { name: t.verify, exact: true }).click()
    await expect(page.getByText(t.verificationIdMissing).first()).toBeVisible()

    await expect(async () => {
      await page.getByRole('button', { name: t.sendCode }).click()
      await expect(page.getByRole('button', { name: t.resendCode })).toBeDisabled({ timeout: 5_000 })
    }).toPass({ timeout: 120_000 })
    await code.fill(await readSms(request, phone, 2))
    await page.getByRole('button', { name: t.verify, exact: true }).click()
    await expect(page).toHaveURL('/privacy-policy')
  })
})
