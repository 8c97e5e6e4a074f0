import { phrases as arabic } from '@qareeb/content/ar/phrases/favorites'
import { phrases as jobAdsAr } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as jobPageAr } from '@qareeb/content/ar/phrases/job-page'
import { phrases as english } from '@qareeb/content/en/phrases/favorites'
import { phrases as jobAdsEn } from '@qareeb/content/en/phrases/job-ads'
import { phrases as jobPageEn } from '@qareeb/content/en/phrases/job-page'
import { applyingWords } from '../support/applying-words.ts'
import { cardsOf } from '../support/cards-of.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { leaveOutMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { register, signIn, tokenOf } from '../support/people.ts'
import { addAd, addBranch, addPublisher, contentOf } from '../support/publishers.ts'
import { saying } from '../support/search-words.ts'
import { siteWords } from '../support/site-words.ts'

const words = { ar: arabic, en: english }
const jobPages = { ar: { ...jobPageAr, save: jobAdsAr.save }, en: { ...jobPageEn, save: jobAdsEn.save } }

test.beforeEach(({ page }) => leaveOutMap(page))

for (const { locale, prefix, jobAds } of siteWords)
  test.describe(`saved jobs (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
    const t = words[locale]
    const hearts = (page: Page) => page.getByRole('button', { name: saying(jobAds.save) })

    test('are kept before signing in, and removed by the same heart', { tag: '@phone' }, async ({ page }) => {
      await openPage(page, `${prefix}/favorites`)
      await expect(page.getByText(t.noneTitle)).toBeVisible()

      await openPage(page, `${prefix}/search?city=riyadh`)
      const title = (await cardsOf(page).first().getByRole('link').textContent()) ?? ''
      await hearts(page).first().click()
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')

      await openPage(page, `${prefix}/favorites`)
      await expect(cardsOf(page)).toHaveCount(1)
      await expect(cardsOf(page).first()).toContainText(title)
      await expect(page.getByText(t.onlyHere)).toBeVisible()
      await expectNoViolations(page)

      await hearts(page).first().click()
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
      await page.reload()
      await expect(page.getByText(t.noneTitle)).toBeVisible()
    })

    test(
      'are the same on the page of the job and in another tab',
      { tag: '@alike' },
      async ({ page, context }) => {
        // Other journeys publish in Riyadh meanwhile.
        await openPage(page, `${prefix}/search?city=jeddah`)
        await cardsOf(page).first().getByRole('link').click()
        await expect(page).toHaveURL(/\/job\//)
        await hearts(page).first().click()

        const tab = await context.newPage()
        await openPage(tab, `${prefix}/search?city=jeddah`)
        await expect(hearts(tab).first()).toHaveAttribute('aria-pressed', 'true')
        await hearts(tab).first().click()
        await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
      },
    )
  })

/** The demo data keep these two under fixed ids: see `demo/named-companies.ts`. */
const endedJobAds = ['0a515a00-0000-4000-8000-0000000000c1', '0a515a00-0000-4000-8000-0000000000e1']

for (const identity of identityWords)
  test.describe(`saved jobs of an account (${identity.locale})`, () => {
    const { locale, prefix, browser } = identity
    test.use({ locale: browser })
    const t = words[locale]

    test(
      'keep the branch that was chosen, before signing in and afterwards',
      { tag: '@alike' },
      async ({ page, request }) => {
        const publisher = await addPublisher(request, locale)
        const malqa = await addBranch(request, publisher.headers, 'Malqa branch')
        const description = 'You close the books of the branch every month.'
        const content = contentOf([...publisher.branches, malqa], locale, {
          title: 'Accountant',
          description,
        })
        const { id } = await addAd(request, publisher, { content, status: 'published' })
        const person = await register(request, locale)

        await openPage(page, `${prefix}/job/${id}`)
        const places = page.getByRole('navigation', { name: jobPages[locale].choosePlace })
        const chip = places.locator(`a[href*="locationId=${malqa}"]`)
        await chip.click()
        const heart = page.getByRole('button', { name: saying(jobPages[locale].save) }).first()
        await heart.click()
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await openPage(page, `${prefix}/favorites`)
        const link = cardsOf(page).getByRole('link')
        await expect(link).toHaveAttribute('href', new RegExp(`locationId=${malqa}`))
        await page.getByRole('main').getByRole('link', { name: t.signIn, exact: true }).click()
        await signIn(page, identity, person)
        await expect(page.getByText(t.onlyHere)).toBeHidden()
        await expect(link).toHaveAttribute('href', new RegExp(`locationId=${malqa}`))
        await link.click()
        await page.getByRole('link', { name: jobPages[locale].backToResults }).click()
        await expect(page).toHaveURL(`${prefix}/favorites`)
        // The address changes before the page: until then `link` matches every link of the ad.
        await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
        await link.click()
        await expect(chip).toHaveAttribute('aria-current', 'true')
        await page.getByRole('button', { name: jobPages[locale].apply, exact: true }).click()
        const place = page.getByRole('radiogroup', { name: applyingWords[locale].form.location })
        await expect(place.getByRole('radio', { name: 'Malqa branch' })).toBeChecked()
      },
    )

    test(
      'are those of the browser and of the account, closed ones included',
      { tag: '@phone' },
      async ({ page }) => {
        const person = await register(page.request, locale)
        const token = await tokenOf(page.request, person)
        const saved = await page.request.post('/api/v1/user/me/favorites', {
          headers: { authorization: `Bearer ${token}` },
          data: { jobAdIds: endedJobAds },
        })
        expect(saved.status()).toBe(200)

        await openPage(page, `${prefix}/search?city=jeddah`)
        const title = (await cardsOf(page).first().getByRole('link').textContent()) ?? ''
        await cardsOf(page).first().getByRole('button').click()
        await openPage(page, `${prefix}/favorites`)
        await page.getByRole('main').getByRole('link', { name: t.signIn, exact: true }).click()
        await signIn(page, identity, person)

        await expect(page).toHaveURL(`${prefix}/favorites`)
        await expect(cardsOf(page)).toHaveCount(3)
        await expect(cardsOf(page).first()).toContainText(title)
        await expect(page.getByText(t.closed)).toBeVisible()
        await expect(page.getByText(t.expired)).toBeVisible()
        await expect(page.getByText(t.onlyHere)).toBeHidden()
        // Their pages are not fetched ahead: an answer 410 would be an error in the console.
        for (const at of [1, 2]) await cardsOf(page).nth(at).getByRole('link').focus()
        await expectNoViolations(page)

        await page.getByRole('button', { name: identity.t.accountMenu }).click()
        await page.getByRole('button', { name: identity.t.signOut }).click()
        await openPage(page, `${prefix}/favorites`)
        await expect(page.getByText(t.noneTitle)).toBeVisible()
      },
    )
  })
