import { phrases as legalAr } from '@qareeb/content/ar/phrases/legal'
import { phrases as legalEn } from '@qareeb/content/en/phrases/legal'
import { identityWords } from '../support/identity-words.ts'
import { expect, said, test } from '../support/journey.ts'
import { takenOver } from '../support/open-page.ts'
import { openSignedIn, register } from '../support/people.ts'

const legal = { ar: legalAr, en: legalEn }

/** An access token that ended long ago: the next call renews the session. */
const endedToken = `h.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.s`

for (const words of identityWords)
  test.describe(`new legal texts (${words.locale})`, () => {
    test.use({ locale: words.browser })

    test(
      'are announced to a signed-in person, with a link to the terms',
      { tag: '@phone' },
      async ({ page, request }) => {
        const { locale, prefix } = words
        const person = await register(request, locale)
        await openSignedIn(page, person, `${prefix}/profile`)
        await expect(page).toHaveURL(`${prefix}/profile`)

        await page.route('**/api/v1/user/session/refresh', async (route) => {
          const response = await route.fetch()
          // A session of the contract.
          const session = (await response.json()) as object
          await route.fulfill({ response, json: { ...session, newLegalVersion: '2027-03-01' } })
        })
        await page.evaluate((token) => localStorage.setItem('token', token), endedToken)
        await page.reload()
        await takenOver(page)

        const news = said(page, '2027')
        await news.getByRole('link', { name: legal[locale].readTerms }).click()
        await expect(page).toHaveURL(`${prefix}/terms-and-conditions`)
        await expect(news).toBeHidden()
      },
    )
  })
