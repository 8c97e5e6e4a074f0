import { administrationWords } from '../support/administration-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openAdministration } from '../support/open-administration.ts'
import { openSignedIn, register, tokenOf } from '../support/people.ts'
import { go, title } from './walk.ts'

for (const words of administrationWords) {
  const { locale, prefix, browser, administration } = words

  test.describe(`platform administration (${locale})`, () => {
    test.use({ locale: browser })

    test('lists waiting companies and tasks first', { tag: '@alike' }, async ({ page }) => {
      await openAdministration(page, words, '/admin')
      await expect(page.getByRole('heading', { name: administration.overview })).toBeVisible()
      await expectNoViolations(page)
      await go(page, words, administration.tasks)
      await expect(page.getByRole('list', { name: administration.queues })).toContainText('mail.deliver')
      await expectNoViolations(page)
    })

    test('is refused to everyone else', { tag: '@alike' }, async ({ page, request }) => {
      const person = await register(request, locale)
      await openSignedIn(page, person, `${prefix}/admin/users`)
      await expect(title(page)).toHaveText(administration.forAdministrators)
      await expectNoViolations(page)
      const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
      expect((await request.get('/api/v1/admin/users', { headers })).status()).toBe(403)
    })
  })
}
