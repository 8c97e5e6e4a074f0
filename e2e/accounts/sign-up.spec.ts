import type { Locator } from '@playwright/test'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { register, sendSignUp, signUp, somebody, tokenOf } from '../support/people.ts'
import { mailsTo, readLink } from '../support/read-mail.ts'

for (const { locale, prefix, browser, t, forms, errors } of identityWords)
  test.describe(`signing up (${locale})`, () => {
    test.use({ locale: browser })

    for (const type of ['personal', 'company'] as const)
      test(`as ${type} is completed by the mailed link, which signs in`, async ({ page }) => {
        const person = somebody()
        await openPage(page, `${prefix}/register`)
        await page.getByRole('link', { name: t[`type.${type}`] }).click()
        await expect(page.getByRole('heading', { level: 1, name: t[`registerTitle.${type}`] })).toBeVisible()

        await page.getByLabel(t.phone).fill('٠٥٠ ١٢٣ ٤٥٦٧')
        await sendSignUp(page, { t, forms }, person)

        await expect(page.getByRole('heading', { name: t.checkMailTitle })).toBeFocused()
        await page.reload()
        await expect(page.getByRole('heading', { name: t.checkMailTitle })).toBeVisible()
        await readLink(person.email, `${prefix}/verify-email`)
        const again = page.getByRole('button', { name: t.resendLink })
        await again.click()
        await expect(again).toBeDisabled()
        await expect.poll(() => mailsTo(person.email).length).toBe(2)
        const link = await readLink(person.email, `${prefix}/verify-email`)
        await openPage(page, link)
        await expect(page.getByText(t.verifiedText)).toBeVisible()
        await expect(page.getByText(t.verifiedText)).toContainText(person.email)
        // A link works once; its result is shown again, here and on other devices of the person.
        await page.reload()
        await expect(page.getByText(t.verifiedText)).toBeVisible()
        // Opening the same address again would reload the page, which repeats the notice.
        await openPage(page, `${prefix}/privacy-policy`)
        await openPage(page, `${prefix}/verify-email`)
        await expect(page.getByRole('heading', { name: t.alreadyVerified })).toBeVisible()
        await page.getByRole('button', { name: t.accountMenu }).click()
        await expect(page.getByRole('banner').getByText(person.email)).toBeVisible()
      })

    test('shows every error beside its field and in one summary', async ({ page }) => {
      await openPage(page, `${prefix}/register?type=personal`)
      const button = page.getByRole('button', { name: t.createAccount })
      const field = page.getByLabel(t.password, { exact: true })
      const again = page.getByLabel(t.passwordAgain)
      const heightBefore = async () => (await topOf(button)) - (await topOf(page.getByLabel(t.firstName)))
      const height = await heightBefore()
      expect(height).toBeGreaterThan(0)
      await page.getByLabel(t.email, { exact: true }).fill('sara@')
      await page.getByLabel(t.phone).fill('0501')
      for (const [typed, error] of [
        ['password123', errors['auth/weak-password']],
        ['short', t.passwordTooShort],
      ] as const) {
        await field.fill(typed)
        await again.fill('other')
        await expect(field).toHaveAccessibleDescription(error)
        expect(await heightBefore(), error).toBe(height)
      }
      // Neither the error of the field that a slow press leaves nor those that follow it move the button.
      const place = await placeOnPage(button)
      await button.click({ delay: 200, position: { x: 60, y: 3 } })

      const summary = page.getByRole('group', { name: forms.summaryLabel })
      await expect(summary).toBeFocused()
      await expect(summary).toBeInViewport({ ratio: 1 })
      expect(await placeOnPage(button)).toBe(place)
      await expect(summary.getByRole('listitem')).toHaveText([
        new RegExp(forms.summaryRequired),
        t['emailInvalid.register'],
        errors['problem.phoneTooShort'],
        t.passwordTooShort,
        t['mismatch.register'],
        new RegExp(forms.summaryConsents),
      ])
      await expect(summary.getByRole('listitem').first().getByRole('link')).toHaveText([
        t.firstName,
        t.lastName,
      ])
      await expect(summary.getByRole('listitem').last().getByRole('link')).toHaveText([
        forms.consentTerms,
        forms.consentPrivacy,
        forms.consentAdultName,
      ])
      await summary.getByRole('link').nth(2).click()
      const email = page.getByLabel(t.email, { exact: true })
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription(new RegExp(t['emailInvalid.register']))
      await expectNoViolations(page)
    })

    const keeps = 'keeps typed text and ticked boxes through a reload and another language, but no password'
    test(keeps, { tag: '@phone' }, async ({ page }) => {
      await openPage(page, `${prefix}/register?type=personal`)
      await page.getByLabel(t.firstName).fill('Sara')
      await page.getByLabel(t.password, { exact: true }).fill('wadi-Palm-42')
      await page.getByRole('checkbox', { name: forms.consentAdult }).check()
      await page.reload()
      await expect(page.getByLabel(t.firstName)).toHaveValue('Sara')
      await expect(page.getByRole('checkbox', { name: forms.consentAdult })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: forms.consentTerms })).not.toBeChecked()
      await expect(page.getByLabel(t.password, { exact: true })).toHaveValue('')
      await page.getByRole('banner').locator('a[hreflang]').click()
      const other = identityWords.find((words) => words.locale !== locale)
      await expect(page.getByRole('checkbox', { name: other?.forms.consentAdult ?? '' })).toBeChecked()
    })

    test(
      'with a registered address shows the same page, and its owner gets a mail',
      { tag: '@phone' },
      async ({ page, request }) => {
        const owner = await register(request, locale)
        await openPage(page, `${prefix}/register?type=personal`)
        await sendSignUp(page, { t, forms }, owner)

        await expect(page.getByRole('heading', { name: t.checkMailTitle })).toBeVisible()
        await expect.poll(() => mailsTo(owner.email).length).toBe(2)
      },
    )

    test(
      'is confirmed in another browser with a new password alone',
      { tag: '@phone' },
      async ({ page, request }) => {
        const person = await signUp(request, locale)
        await openPage(page, await readLink(person.email, `${prefix}/verify-email`))
        await expect(page.getByText(t.verifiedNewPassword)).toBeVisible()
        await expectNoViolations(page)

        const password = 'falcon-Dune-77-tide'
        await page.getByRole('link', { name: t.setPassword }).click()
        await page.getByLabel(t.newPassword, { exact: true }).fill(password)
        await page.getByLabel(t.newPasswordAgain).fill(password)
        await page.getByRole('button', { name: t.setPassword }).click()
        await expect(page.getByRole('heading', { name: t.resetDone })).toBeVisible()
        await tokenOf(request, { ...person, password })
      },
    )

    const refuses = 'with a common password is refused before it is sent, in the summary and beside the field'
    test(refuses, { tag: '@alike' }, async ({ page }) => {
      let sent = 0
      await page.route('**/api/v1/user/signup', (route) => {
        sent += 1
        return route.abort()
      })
      await openPage(page, `${prefix}/register?type=personal`)
      await sendSignUp(page, { t, forms }, { ...somebody(), password: 'password123' })

      const sentence = errors['auth/weak-password']
      const summary = page.getByRole('group', { name: forms.summaryLabel })
      await expect(summary.getByRole('listitem')).toHaveText([new RegExp(sentence)])
      const password = page.getByLabel(t.password, { exact: true })
      await expect(password).toHaveAccessibleDescription(sentence)
      await expect(page.getByText(sentence)).toHaveCount(2)
      expect(sent).toBe(0)
    })
  })

test.describe('signing up before scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { locale, prefix, t, forms } of identityWords)
    test(`chooses the type and says what it needs (${locale})`, async ({ page }) => {
      await page.goto(`${prefix}/register`)
      await page.getByRole('link', { name: t['type.personal'] }).click()
      await expect(page.getByText(forms.needsScripts)).toBeVisible()
      await expect(page.getByRole('button', { name: t.createAccount })).toBeDisabled()
    })
})

const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Number.NaN)

/** The distance from the top of the document, which scrolling leaves alone. */
const placeOnPage = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY))
