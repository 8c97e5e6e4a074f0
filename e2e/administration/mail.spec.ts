import { administrationWords } from '../support/administration-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openAdministration } from '../support/open-administration.ts'
import { register } from '../support/people.ts'
import { go } from './walk.ts'

for (const words of administrationWords) {
  const { locale, browser, administration, errors } = words

  test.describe(`messages in the administration (${locale})`, () => {
    test.use({ locale: browser })

    test('shows messages without their recipients', { tag: '@alike' }, async ({ page, request }) => {
      const person = await register(request, locale)
      await openAdministration(page, words, '/admin/companies')
      await expectNoViolations(page)
      await go(page, words, administration.messages)
      const address = page.getByLabel(administration.findAddress)
      const search = page.getByRole('button', { name: administration.search, exact: true })
      await address.fill('nobody')
      await search.click()
      await expect(page.getByText(errors['problem.emailAddress'])).toBeVisible()
      await address.fill(person.email)
      await search.click()
      const messages = page.getByRole('list', { name: administration.messages }).getByRole('listitem')
      await expect(messages).toHaveCount(1)
      await expect(messages).toContainText(administration['message.verifyEmail'])
      await expect(page).not.toHaveURL(/journeys\.example/)
      await expectNoViolations(page)
    })
  })
}
