import type { Route } from '@playwright/test'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as fieldsAr } from '@qareeb/content/ar/phrases/fields'
import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as fieldsEn } from '@qareeb/content/en/phrases/fields'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { formParts } from '../support/form-parts.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn } from '../support/people.ts'
import { addAd, addPublisher, contentOf, readAd } from '../support/publishers.ts'
import { failing, translatedTexts } from './translated-texts.ts'

const words = {
  ar: { form: formAr, errors: errorsAr, fields: fieldsAr },
  en: { form: formEn, errors: errorsEn, fields: fieldsEn },
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { form: t, errors, fields } = words[locale]
  const second = locale === 'ar' ? 'en' : 'ar'
  const { title, description } = translatedTexts
  const { nameOf, titleIn, textIn, publish } = formParts(locale)

  /** Where there is no room for both languages, one stands behind a tab. */
  async function show(page: Page, of: 'ar' | 'en') {
    const tabs = page.getByRole('group', { name: t.languageOfText })
    if (await tabs.isVisible()) await tabs.getByRole('button', { name: nameOf(of) }).click()
  }

  /** Titles the ad, and asks for its translation. */
  async function translate(page: Page, written: string) {
    await show(page, locale)
    await titleIn(page).fill(written)
    await show(page, second)
    await page
      .getByRole('button', { name: t[second === 'ar' ? 'translateToArabic' : 'translateToEnglish'] })
      .click()
  }

  test.describe(`the translation of a job ad (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /503 \(/ })

    test(
      'does not block the form without an answer, is a suggestion until it is edited, and is published during a save',
      { tag: '@alike' },
      async ({ page }) => {
        const employer = await addPublisher(page.request, locale)
        const written = { title: title[locale], description: description[locale] }
        const ad = await addAd(page.request, employer, {
          content: contentOf(employer.branches, locale, written),
        })
        const stored = async () => (await readAd(page.request, employer, ad.id)).content
        await openSignedIn(page, employer, `${prefix}/dashboard/job-ad-form?id=${ad.id}`)

        await translate(page, `${written.title} ${failing.never}`)
        await expect(page.getByText(t.translating)).toBeVisible()
        await page.getByLabel(fields['pay.max']).fill('9000')
        await expect.poll(async () => (await stored()).pay.max).toBe(9000)
        await page.getByRole('button', { name: t.cancel, exact: true }).click()
        await translate(page, `${written.title} ${failing.down}`)
        await expect(page.getByRole('alert')).toContainText(errors['jobAd.translationUnavailable'])
        await expect(titleIn(page, second)).toHaveValue('')
        await page.getByLabel(fields['pay.max']).fill('9500')
        await expect.poll(async () => (await stored()).pay.max).toBe(9500)

        const strip = page.getByRole('group', { name: t.suggestion })
        await translate(page, written.title)
        await expect(said(page, t.translated)).toBeVisible()
        await strip.getByRole('button', { name: t.dismiss }).click()
        await expect(titleIn(page, second)).toHaveValue('')
        await expect(textIn(page, second)).toHaveText('')
        await translate(page, written.title)
        await expect(titleIn(page, second)).toHaveValue(title[second])
        await expect(textIn(page, second)).toHaveText(description[second])
        await expectNoViolations(page, 'main')
        await expect.poll(async () => (await stored()).title[second]).toBe(title[second])
        await page.reload()
        await expect(titleIn(page)).toBeVisible()
        await show(page, second)
        await expect(strip).toBeVisible()
        await titleIn(page, second).fill(`${title[second]} 2`)
        await textIn(page, second).press('ControlOrMeta+End')
        await expect(strip).toBeVisible()
        const saved = Promise.withResolvers<void>()
        const hold = async (route: Route) => {
          await saved.promise
          await route.continue()
        }
        await page.route(`**/api/v1/job-ad/${ad.id}`, hold, { times: 1 })
        await page.keyboard.type(' SAP.')
        await expect(strip).toBeHidden()
        await expect(page.getByRole('status').filter({ hasText: t.saving })).toBeVisible()
        await publish(page).click()
        saved.resolve()
        await expect(page).toHaveURL(`${prefix}/dashboard/ads`)
        await openPage(page, `${second === 'en' ? '/en' : ''}/job/${ad.id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title[second]} 2`)
        await expect(page.getByText(`${description[second]} SAP.`)).toBeVisible()
      },
    )
  })
}
