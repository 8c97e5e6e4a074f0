import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { register, tokenOf } from '../support/people.ts'
import { readLink } from '../support/read-mail.ts'

const newPassword = 'falcon-Dune-77-tide'

for (const { locale, prefix, browser, t, errors } of identityWords)
  test.describe(`a forgotten password (${locale})`, () => {
    test.use({ locale: browser })

    test('is replaced by the mailed link, once', { tag: '@alike' }, async ({ page, request }) => {
      const person = await register(request, locale)
      await openPage(page, `${prefix}/forgot-password`)
      await page.getByLabel(t.email, { exact: true }).fill(person.email)
      await page.getByRole('button', { name: t.sendLink }).click()
      await expect(page.getByRole('heading', { name: t.checkMailTitle })).toBeFocused()
      await expect(page.getByText(t.checkMailSpam)).toBeVisible()

      const link = await readLink(person.email, `${prefix}/reset-password`)
      await openPage(page, link)
      await expect(page.getByText(person.email)).toBeVisible()
      await page.getByLabel(t.newPassword, { exact: true }).fill(newPassword)
      await page.getByLabel(t.newPasswordAgain).fill('another')
      await page.getByRole('button', { name: t.setPassword }).click()
      await expect(page.getByLabel(t.newPasswordAgain)).toHaveAccessibleDescription(
        new RegExp(t['mismatch.reset']),
      )

      await page.getByLabel(t.newPasswordAgain).fill(newPassword)
      await page.getByRole('button', { name: t.setPassword }).click()
      await expect(page.getByRole('heading', { name: t.resetDone })).toBeVisible()
      await tokenOf(request, { ...person, password: newPassword })

      await openPage(page, link)
      await expect(page.getByRole('heading', { name: t.resetInvalid })).toBeVisible()
    })

    test(
      'asks for a new link where the old one has expired',
      { tag: '@alike' },
      async ({ page, request }) => {
        const person = await register(request, locale)
        await page.route('**/api/v1/user/password-reset/state', (route) =>
          route.fulfill({ json: { state: 'expired', email: person.email } }),
        )
        await openPage(page, `${prefix}/reset-password?token=${'x'.repeat(43)}`)
        await expect(page.getByRole('heading', { name: t.resetExpired })).toBeVisible()
        await expectNoViolations(page)

        await page.getByRole('button', { name: t.sendNewLink }).click()
        await expect(page.getByRole('heading', { name: t.checkMailTitle })).toBeVisible()
        await readLink(person.email, `${prefix}/reset-password`)
      },
    )

    test('offers a new link for an invalid one, and another address', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${prefix}/reset-password?token=nothing`)
      await expect(page.getByRole('heading', { name: t.resetInvalid })).toBeVisible()
      await page.getByLabel(t.email, { exact: true }).fill('nobody@journeys.example')
      await page.getByRole('button', { name: t.sendNewLink }).click()
      await page.getByRole('button', { name: t.tryOtherEmail }).click()
      await expect(page.getByRole('heading', { name: t.resetInvalid })).toBeVisible()
    })

    test.describe('in whose place the own name is set', () => {
      test.use({ expectedComplaints: /400 \(Bad Request\)/ })

      test('is refused by the server, which knows the name', { tag: '@alike' }, async ({ page, request }) => {
        const person = await register(request, locale)
        await request.post('/api/v1/user/forgot-password', { data: { email: person.email } })
        await openPage(page, await readLink(person.email, `${prefix}/reset-password`))
        const password = page.getByLabel(t.newPassword, { exact: true })
        await password.fill('Alharbi1990')
        await page.getByLabel(t.newPasswordAgain).fill('Alharbi1990')
        await page.getByRole('button', { name: t.setPassword }).click()
        await expect(password).toHaveAccessibleDescription(errors['auth/weak-password'])
      })
    })

    test.describe('without a connection', () => {
      test.use({ expectedComplaints: /ERR_|Failed to load/ })

      test('says that the link was not sent, and keeps the address', { tag: '@alike' }, async ({ page }) => {
        await openPage(page, `${prefix}/forgot-password`)
        await page.getByLabel(t.email, { exact: true }).fill('sara@')
        await page.getByRole('button', { name: t.sendLink }).click()
        await expect(page.getByLabel(t.email, { exact: true })).toHaveAccessibleDescription(
          new RegExp(t['emailInvalid.signIn']),
        )
        await page.getByLabel(t.email, { exact: true }).fill('sara@journeys.example')
        await page.route('**/api/v1/user/forgot-password', (route) => route.abort())
        await page.getByRole('button', { name: t.sendLink }).click()
        await expect(page.getByText(errors.noConnection).first()).toBeVisible()

        await page.unroute('**/api/v1/user/forgot-password')
        await page.route('**/api/v1/user/forgot-password', (route) =>
          route.fulfill({ status: 500, json: {} }),
        )
        await page.getByRole('button', { name: t.sendLink }).click()
        await expect(page.getByText(t.forgotFailed).first()).toBeVisible()
        await expect(page.getByLabel(t.email, { exact: true })).toHaveValue('sara@journeys.example')
      })
    })
  })
