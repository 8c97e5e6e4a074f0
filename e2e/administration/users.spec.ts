import { administrationWords } from '../support/administration-words.ts'
import { expect, expectNoViolations, said, test } from '../support/journey.ts'
import { openAdministration } from '../support/open-administration.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, register, signIn } from '../support/people.ts'

for (const words of administrationWords) {
  const { locale, prefix, browser, administration, favorites, t } = words

  test.describe(`platform administration (${locale})`, () => {
    test.use({ locale: browser })

    test.describe('that disables an account', () => {
      test.use({ expectedComplaints: /401 \(Unauthorized\)/ })

      test(
        'signs the person out in another tab, and enabling it lets the person in again',
        { tag: '@alike' },
        async ({ page, browser: program }) => {
          const person = await register(page.request, locale)
          await openSignedIn(page, person, `${prefix}/profile`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

          const office = await program.newContext({ locale: browser, timezoneId: 'Asia/Riyadh' })
          const desk = await office.newPage()
          await openAdministration(desk, words, '/admin/users')
          await desk.getByLabel(administration.findUser).fill(person.email)
          await desk.getByRole('button', { name: administration.search, exact: true }).click()
          const line = desk.getByRole('list', { name: administration.users }).getByRole('listitem')
          await expect(line).toHaveCount(1)
          await expectNoViolations(desk)
          await line.getByRole('button', { name: administration.disable }).click()
          await desk.getByLabel(administration.disableReason).fill('Somebody else uses the account.')
          await desk.getByRole('dialog').getByRole('button', { name: administration.disable }).click()
          await expect(said(desk, administration.wasDisabled)).toBeVisible()
          await expect(line).toContainText('Somebody else uses the account.')

          await page.reload()
          await expect(page).toHaveURL(/\/login/)
          await expect(page.getByText(t['ended.disabled']).first()).toBeVisible()
          const login = page.url()
          await openPage(page, `${prefix}/favorites`)
          await expect(page.getByText(favorites.disabledTitle)).toBeVisible()
          await openPage(page, login)

          await line.getByRole('button', { name: administration.enable }).click()
          await expect(said(desk, administration.wasEnabled)).toBeVisible()
          await signIn(page, words, person)
          await expect(page).toHaveURL(/\/(profile|change-email)$/)
          await office.close()
        },
      )
    })
  })
}
