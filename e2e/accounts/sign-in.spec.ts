import { phrases as dashboardAr } from '@qareeb/content/ar/phrases/dashboard'
import { phrases as dashboardEn } from '@qareeb/content/en/phrases/dashboard'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { omar, register, signIn, tokenOf } from '../support/people.ts'

const overviews = { ar: dashboardAr, en: dashboardEn } as const

for (const words of identityWords) {
  const { locale, prefix, browser, t, forms, errors, profile } = words
  test.describe(`signing in (${locale})`, () => {
    test.use({ locale: browser })

    test(
      'returns to the previous page, and a sign-out counts in every tab',
      { tag: '@alike' },
      async ({ page, request, context }) => {
        const person = await register(request, locale)
        // A page that has asked for everything once it is open: a call that is under way while one signs out is refused.
        const target = `${prefix}/search/filters?city=jeddah`
        await openPage(page, `${prefix}/login?returnTo=${encodeURIComponent(target)}`)
        await signIn(page, words, person)
        await expect(page).toHaveURL(target)

        const other = await context.newPage()
        await openPage(other, `${prefix}/privacy-policy`)
        await other.getByRole('button', { name: t.accountMenu }).click()
        await expect(other.getByRole('banner').getByText(person.email)).toBeVisible()

        await other.getByRole('button', { name: t.signOut }).click()
        await expect(other).toHaveURL(`${prefix}/login`)
        await expect(page.getByRole('button', { name: t.accountMenu })).toBeHidden()
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      },
    )

    test(
      'puts the focus on the headline of the page that follows its placeholder',
      { tag: '@phone' },
      async ({ page }) => {
        await openPage(page, `${prefix}/login`)
        await signIn(page, words, omar)
        await expect(page).toHaveURL(`${prefix}/dashboard`)
        await expect(page.getByText(overviews[locale].openAds)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      },
    )

    test('never leads to another site', { tag: '@alike' }, async ({ page, request }) => {
      const person = await register(request, locale)
      await openPage(page, `${prefix}/login?returnTo=${encodeURIComponent('//evil.example/')}`)
      await signIn(page, words, person)
      await expect(page).toHaveURL(prefix || '/')
    })

    test.describe('without a connection', () => {
      test.use({ expectedComplaints: /ERR_INTERNET|Failed to fetch|Failed to load/ })

      test(
        'is said, and goes on by the next press when the connection is back',
        { tag: '@phone' },
        async ({ page, context }) => {
          await openPage(page, `${prefix}/login`)
          await page.getByLabel(t.email).fill(omar.email)
          await page.getByLabel(t.password, { exact: true }).fill(omar.password)
          // The rules of the form, which the first field that is left asks for.
          await page.waitForLoadState('networkidle')
          const button = page.getByRole('main').getByRole('button', { name: t.signIn, exact: true })
          await context.setOffline(true)
          await button.click()
          await expect(page.getByRole('main').getByText(errors.noConnection)).toBeVisible()
          await context.setOffline(false)
          await button.click()
          await expect(page).toHaveURL(`${prefix}/dashboard`)
        },
      )
    })

    test.describe('that fails', () => {
      test.use({ expectedComplaints: /401 \(Unauthorized\)/ })

      test('shows the error, keeps the address, and does not reveal which addresses have an account', async ({
        page,
      }) => {
        await openPage(page, `${prefix}/login`)
        const button = page.getByRole('main').getByRole('button', { name: t.signIn, exact: true })
        const place = await button.boundingBox()
        await button.click()
        const summary = page.getByRole('group', { name: forms.summaryLabel })
        await expect(summary.getByRole('link')).toHaveText([t.email, t.password])
        expect(await button.boundingBox()).toEqual(place)

        await signIn(page, words, {
          firstName: '',
          lastName: '',
          email: 'nobody@journeys.example',
          password: 'not-the-password',
        })
        const said = page.getByText(errors['auth/invalid-credential'])
        await expect(said.first()).toBeVisible()
        // The toast names the error, the form names the next step.
        await expect(summary).toHaveText(t.checkCredentials)
        await expect(summary).toBeFocused()
        expect(await button.boundingBox()).toEqual(place)
        await expect(page.getByLabel(t.email, { exact: true })).toHaveValue('nobody@journeys.example')
      })

      test(
        'follows an ended session, and restores the typed text',
        { tag: '@phone' },
        async ({ page, request }) => {
          const person = await register(request, locale)
          await openPage(page, `${prefix}/login?returnTo=${prefix}/profile`)
          await signIn(page, words, person)
          await page.getByLabel(profile.firstName).fill('Samira')

          const elsewhere = await tokenOf(request, person)
          const ended = await request.delete('/api/v1/user/me/sessions', {
            headers: { authorization: `Bearer ${elsewhere}` },
          })
          expect(ended.status()).toBe(200)
          await page.getByRole('button', { name: profile.save }).first().click()

          await expect(page.getByText(t['ended.expired'])).toBeVisible()
          await signIn(page, words, person)
          await expect(page).toHaveURL(`${prefix}/profile`)
          await expect(page.getByLabel(profile.firstName)).toHaveValue('Samira')
        },
      )
    })

    test('has no violations that axe finds, in both themes', async ({ page }) => {
      await openPage(page, `${prefix}/login?ended=disabled`)
      await expect(page.getByText(t['ended.disabled'])).toBeVisible()
      await expectNoViolations(page)
    })

    test('shows and hides the password', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${prefix}/login`)
      const password = page.getByLabel(t.password, { exact: true })
      await expect(password).toHaveAttribute('type', 'password')
      await expect(password).toHaveAttribute('autocomplete', 'current-password')
      await page.getByRole('button', { name: forms.showPassword }).click()
      await expect(password).toHaveAttribute('type', 'text')
    })
  })
}
