import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { identityWords } from '../support/identity-words.ts'
import { expect, test } from '../support/journey.ts'
import { openCandidates } from './open-candidates.ts'

const words = {
  ar: { list: candidatesAr, errors: errorsAr },
  en: { list: candidatesEn, errors: errorsEn },
} as const

for (const { locale, prefix, browser } of identityWords) {
  const { list, errors } = words[locale]

  test.describe(`comments about a candidate (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

    test(
      'a comment that is written without a connection says so once, until the connection is back',
      { tag: '@phone' },
      async ({ page, context, request }) => {
        await openCandidates(page, request, { locale, prefix, at: 1 })
        await page.locator('tr[data-candidate] bdi').first().click()
        const field = page.locator('[data-shortcut="comment"]')
        const comment = `Call tomorrow ${crypto.randomUUID().slice(0, 6)}`
        await field.fill(comment)
        await context.setOffline(true)
        await page.getByRole('button', { name: list.sendComment, exact: true }).click()
        const problem = page.getByText(errors.noConnection)
        await expect(problem).toBeVisible()
        await expect(problem).toHaveCount(1)
        await context.setOffline(false)
        await expect(problem).toHaveCount(0)
        await expect(field).toBeFocused()
        await expect(field).toHaveValue(comment)
        await page.getByRole('button', { name: list.sendComment, exact: true }).click()
        await expect(page.getByRole('tabpanel').getByText(comment)).toBeVisible()
      },
    )
  })
}
