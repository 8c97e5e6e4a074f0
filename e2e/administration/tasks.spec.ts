import { administrationWords } from '../support/administration-words.ts'
import { expect, expectNoViolations, said, test } from '../support/journey.ts'
import { openAdministration } from '../support/open-administration.ts'

for (const words of administrationWords) {
  const { locale, browser, administration } = words

  test.describe(`tasks in the administration (${locale})`, () => {
    test.use({ locale: browser })

    test('retries a failed task', { tag: '@alike' }, async ({ page }) => {
      const letter = {
        id: '00000000-0000-4000-8000-000000000001',
        task: 'mail.deliver',
        reason: 'The mail server did not answer.',
        diedAt: '2026-11-01T09:00:00.000Z',
        payload: {},
      }
      // No task of the demo fails for good: the journey adds one to the answer of the server.
      let isRetried = false
      await page.route('**/api/v1/admin/tasks', async (route) => {
        const answer = await route.fetch()
        const deadLetters = isRetried ? [] : [letter]
        await route.fulfill({ response: answer, json: { ...(await answer.json()), deadLetters } })
      })
      await page.route(`**/api/v1/admin/tasks/${letter.id}/retry`, async (route) => {
        isRetried = true
        await route.fulfill({ json: { status: 'retrying' } })
      })
      await openAdministration(page, words, '/admin/tasks')
      const failed = page.getByRole('main').getByRole('region', { name: administration.deadTitle })
      await expect(failed.getByText(letter.reason)).toBeVisible()
      await expectNoViolations(page)
      await failed.getByRole('button', { name: /mail\.deliver/ }).click()
      await expect(said(page, administration.retried)).toBeVisible()
      await expect(failed.getByText(letter.reason)).toBeHidden()
      // The focus stays near: the list that lost the line has it.
      await expect(page.getByRole('group', { name: administration.tasks })).toBeFocused()
    })
  })
}
