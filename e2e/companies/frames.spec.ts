import { administrationWords, platform } from '../support/administration-words.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { onFirstRequest } from '../support/on-first-request.ts'
import { takenOver } from '../support/open-page.ts'
import { openAs, registerEmployer } from '../support/teams.ts'

test.use({ viewport: { width: 390, height: 844 } })

/**
 * Reloads the page and holds back the answer about its reader.
 * @returns releases the answer
 */
async function reloadUnknown(page: Page): Promise<() => Promise<void>> {
  const answer = Promise.withResolvers<undefined>()
  await onFirstRequest(page, '**/api/v1/user/me', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.reload()
  await takenOver(page)
  return async () => {
    answer.resolve(undefined)
    // Pages have parts, their placeholders have none. Content behind a window has no role.
    await expect(page.locator('main h2').first()).toBeAttached()
  }
}

for (const words of administrationWords) {
  const { locale, browser, dashboard, administration, companies } = words

  test.describe(`a panel opened before the session is known stays open (${locale})`, () => {
    test.use({ locale: browser })

    test('the menu of a company', { tag: '@alike' }, async ({ page, request }) => {
      await openAs(page, words, await registerEmployer(request, locale), '/dashboard')
      const letKnow = await reloadUnknown(page)
      await page.getByRole('button', { name: dashboard.menu }).click()
      await letKnow()
      await page.getByRole('dialog').getByRole('link', { name: dashboard.settings }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.settings)
    })

    test('the menu of the administration', { tag: '@alike' }, async ({ page }) => {
      await openAs(page, words, platform, '/admin')
      const letKnow = await reloadUnknown(page)
      await page.getByRole('button', { name: dashboard.menu }).click()
      await letKnow()
      await page.getByRole('dialog').getByRole('link', { name: administration.users }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(administration.users)
    })

    test('the choice of a company', { tag: '@alike' }, async ({ page }) => {
      await openAs(page, words, platform, '/admin')
      const letKnow = await reloadUnknown(page)
      await page.getByRole('button', { name: companies.enterTitle }).click()
      await letKnow()
      await expect(page.getByRole('dialog', { name: companies.enterTitle })).toBeVisible()
    })
  })
}
