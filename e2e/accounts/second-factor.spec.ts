import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { register, signIn } from '../support/people.ts'
import { enrolApp, enrolPhone, readSms } from '../support/second-factor.ts'

for (const words of identityWords) {
  const { locale, prefix, browser, t, errors } = words
  test.describe(`a second factor (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /400 \(Bad Request\)/ })

    test(
      'of an app is required after the password, and a recovery code replaces it',
      { tag: '@alike' },
      async ({ page, request }) => {
        const person = await register(request, locale)
        const { nextCode, recoveryCodes } = await enrolApp(request, person)
        const begin = async () => {
          await openPage(page, `${prefix}/login`)
          await signIn(page, words, person)
          await expect(page.getByRole('heading', { name: t.secondTitle })).toBeVisible()
        }
        await begin()
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
        await expectNoViolations(page)
        const code = page.getByRole('textbox', { name: t.code })
        await expect(code).toBeFocused()
        await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
        await code.fill('12345')
        await page.getByRole('button', { name: t.verify, exact: true }).click()
        await expect(code).toHaveAccessibleDescription(new RegExp(t.codeOfSixDigits))
        await code.fill('000000')
        await page.getByRole('button', { name: t.verify, exact: true }).click()
        await expect(code).toHaveAccessibleDescription(new RegExp(errors['auth/invalid-verification-code']))
        await code.fill(nextCode)
        await page.getByRole('button', { name: t.verify, exact: true }).click()
        await expect(page).toHaveURL(prefix || '/')

        await page.evaluate(() => localStorage.clear())
        await begin()
        await page.getByRole('radio', { name: t['method.recoveryCode'] }).check()
        const recovery = page.getByRole('textbox', { name: t.recoveryCode })
        await recovery.fill('wrong-code')
        await page.getByRole('button', { name: t.verify, exact: true }).click()
        await expect(recovery).toHaveAccessibleDescription(new RegExp(t.recoveryCodeWrong))
        await recovery.fill(recoveryCodes[0] ?? '')
        await page.getByRole('button', { name: t.verify, exact: true }).click()
        await expect(page).toHaveURL(prefix || '/')
      },
    )
  })

  test.describe(`a second factor of a phone (${locale})`, () => {
    test.use({ locale: browser })

    test('is sent a code once it was asked for', { tag: '@alike' }, async ({ page, request }) => {
      const person = await register(request, locale)
      const phone = await enrolPhone(request, person)
      await openPage(page, `${prefix}/login?returnTo=${prefix}/privacy-policy`)
      await signIn(page, words, person)

      const code = page.getByRole('textbox', { name: t.code })
      await code.fill('123456')
      await page.getByRole('button', { name: t.verify, exact: true }).click()
      await expect(page.getByText(t.verificationIdMissing).first()).toBeVisible()

      await page.getByRole('button', { name: t.sendCode }).click()
      await expect(page.getByRole('button', { name: t.resendCode })).toBeDisabled()
      await code.fill(await readSms(request, phone, 2))
      await page.getByRole('button', { name: t.verify, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/privacy-policy`)
    })
  })
}
