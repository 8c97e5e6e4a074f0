import { identityWords } from '../support/identity-words.ts'
import { expect, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, register } from '../support/people.ts'

for (const words of identityWords) {
  const { locale, prefix, browser, t, forms, errors, profile } = words
  test.describe(`pages about their reader (${locale})`, () => {
    test.use({ locale: browser })

    test('lead guests to the sign-in page, which gives the reason, and the footer does not move', async ({
      page,
    }) => {
      await openPage(page, `${prefix}/profile`)
      await expect(page.getByRole('status').filter({ hasText: t['wanted.profile'] })).toBeVisible()
      await expect(page).toHaveTitle(t.loginTitle)
      await expect(page.getByRole('contentinfo')).not.toBeInViewport()
    })

    test('put the focus on the error from the first attempt on', async ({ page }) => {
      await openPage(page, `${prefix}/register?type=personal`)
      await expect(page).toHaveTitle(t['registerTitle.personal'])
      await page.getByLabel(t.phone).fill('abc')
      await page.getByRole('button', { name: t.createAccount }).click()
      const summary = page.getByRole('group', { name: forms.summaryLabel })
      await expect(summary).toBeFocused()
      await expect(summary).toContainText(errors['problem.phoneCharacters'])
    })

    test.describe('refused by the server', () => {
      test.use({ expectedComplaints: /403 \(Forbidden\)/ })

      test('keep the error beside its field when Enter was pressed in it', async ({ page }) => {
        const person = await register(page.request, locale)
        await openSignedIn(page, person, `${prefix}/change-email`)
        await page.getByLabel(profile.newEmail).fill('other@journeys.example')
        const password = page.getByLabel(profile.currentPassword, { exact: true })
        await password.fill('not-the-password')
        await password.press('Enter')
        const summary = page.getByRole('group', { name: forms.summaryLabel })
        await expect(summary).toBeFocused()
        await expect(summary).toContainText(errors['auth/wrong-password'])
        await expect(password).toHaveAttribute('aria-invalid', 'true')
      })
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('explain that they need scripts', async ({ page }) => {
        for (const path of ['/profile', '/favorites', '/reset-password?token=0123456789abcdef']) {
          await page.goto(prefix + path)
          await expect(page.getByRole('main').getByText('JavaScript')).toBeVisible()
        }
      })
    })
  })
}
