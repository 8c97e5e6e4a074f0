import type { Locator } from '@playwright/test'
import { phrases as faqAr } from '@qareeb/content/ar/phrases/reading/faq'
import { phrases as partnerAr } from '@qareeb/content/ar/phrases/reading/partner'
import { phrases as faqEn } from '@qareeb/content/en/phrases/reading/faq'
import { phrases as partnerEn } from '@qareeb/content/en/phrases/reading/partner'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'

const faq = { ar: faqAr, en: faqEn }
const partner = { ar: partnerAr, en: partnerEn }

/** A picture is fetched and shown once somebody reads so far. */
async function expectLoaded(picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
}

/** Companies that let the site show them stand there with their logos. */
const expectLogos = (page: Page, title: string) =>
  expectLoaded(page.getByRole('region', { name: title }).getByRole('link').first().locator('img'))

const questions = {
  ar: {
    typed: 'صافي الراتب',
    found: 'ما المقصود بالراتب الصافي؟',
    folded: 'كلمه المرور',
    foundFolded: 'نسيت كلمة المرور، ماذا أفعل؟',
  },
  en: {
    typed: 'net salary',
    found: 'What does net salary mean here?',
    folded: 'PASSWORD',
    foundFolded: 'I forgot my password. What now?',
  },
}

for (const { locale, root, prefix, shell, home } of siteWords)
  test.describe(`pages of text (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    test('are a press away in every footer and fit the window', async ({ page }) => {
      await openPage(page, root)
      for (const name of ['about', 'partner', 'faq', 'account-deletion-manual'] as const) {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: shell[`page.${name}`] })
          .click()

        await expect(page).toHaveURL(new RegExp(`${prefix}/${name}$`))
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expectNoViolations(page, 'html', ['target-size'])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBe(0)
        const pictures = await page.getByRole('article').locator('img:visible').all()
        if (name === 'account-deletion-manual') expect(pictures).toHaveLength(2)
        for (const picture of pictures) await expectLoaded(picture)
      }
    })

    test(
      'guests find the link to publishing at the top or in the bar at any width, and in the footer',
      { tag: '@alike' },
      async ({ page }) => {
        const registering = new RegExp(`${prefix}/register\\?type=company&returnTo=.*job-ad-form`)
        const bar = page.getByRole('navigation', { name: shell.mainNavigation })
        const header = page.getByRole('banner')
        await openPage(page, `${prefix}/about`)
        for (const width of [1440, 1024, 768]) {
          await page.setViewportSize({ width, height: 800 })
          await expect(header.getByRole('link', { name: shell.publishJobAd })).toHaveAttribute(
            'href',
            registering,
          )
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        }
        await page.setViewportSize({ width: 360, height: 800 })
        await expect(bar.getByRole('link', { name: shell.publishShort })).toHaveAttribute('href', registering)
        await page.getByRole('contentinfo').getByRole('link', { name: shell.publishJobAd }).click()
        await expect(page).toHaveURL(registering)
      },
    )

    test('a question is found by its words and unfolds by its own address', async ({ page }) => {
      const { typed, found, folded, foundFolded } = questions[locale]
      await openPage(page, `${prefix}/faq`)
      const search = page.getByRole('main').getByRole('searchbox')
      await search.fill(typed)
      await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0)
      await expect(page.getByRole('heading', { level: 3, name: found })).toBeVisible()
      await search.fill(folded)
      await expect(page.getByRole('heading', { level: 3, name: found })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 3, name: foundFolded })).toBeVisible()
      await search.fill('qqqq')
      await expect(page.getByRole('status').getByText(faq[locale].found.zero)).toBeVisible()

      // From another page: a step within this one keeps typed text.
      await openPage(page, `${prefix}/about`)
      await openPage(page, `${prefix}/faq#net-salary`)
      const answer = page.locator('#net-salary')
      await expect(answer).toBeInViewport()
      await expect(answer.getByRole('link', { name: faq[locale].linkToQuestion })).toBeVisible()
    })

    test('the page for companies shows the dashboard and leads guests to registering', async ({ page }) => {
      await openPage(page, `${prefix}/partner`)
      const picture = page.getByRole('img', { name: partner[locale]['picture.candidates'] })
      await expectLoaded(picture)
      await expectLogos(page, home.companyLogos)
      await page.getByRole('main').getByRole('link', { name: shell.publishJobAd }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/register\\?type=company`))
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('the server finds questions', async ({ page }) => {
        const { typed, found } = questions[locale]
        await page.goto(`${prefix}/faq`)
        await page.getByRole('main').getByRole('searchbox').fill(typed)
        await page.getByRole('main').getByRole('button').click()
        await expect(page.getByRole('heading', { level: 3, name: found })).toBeVisible()
        await expect(page).toHaveURL(/\?q=/)
      })
    })
  })
