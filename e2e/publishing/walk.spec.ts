import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as fieldsAr } from '@qareeb/content/ar/phrases/fields'
import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as listAr } from '@qareeb/content/ar/phrases/job-ad-list'
import { phrases as jobAr } from '@qareeb/content/ar/phrases/job-page'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as fieldsEn } from '@qareeb/content/en/phrases/fields'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { phrases as listEn } from '@qareeb/content/en/phrases/job-ad-list'
import { phrases as jobEn } from '@qareeb/content/en/phrases/job-page'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { getTranslationAllowance } from '@qareeb/contract/job-ads/translation'
import { cardsOf } from '../support/cards-of.ts'
import { formParts } from '../support/form-parts.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn } from '../support/people.ts'
import { addPublisher, readAd } from '../support/publishers.ts'
import { saying } from '../support/search-words.ts'

const words = {
  ar: { t: formAr, fields: fieldsAr, list: listAr, job: jobAr, errors: errorsAr },
  en: { t: formEn, fields: fieldsEn, list: listEn, job: jobEn, errors: errorsEn },
} as const

const texts = {
  ar: {
    title: 'محاسب',
    translated: 'Accountant',
    description: 'خبرة في إقفال حسابات أربعة فروع كل شهر، ويفضل شاب يجيد SAP.',
    refused: 'شاب',
    instead: 'شخص',
    branch: 'فرع العليا',
    address: 'شارع العليا العام، حي العليا، الرياض',
    inOther: 'You close the books of four branches every month and know SAP well.',
  },
  en: {
    title: 'Accountant',
    translated: 'محاسب',
    description: 'You close the books of four branches every month, ideally young and fluent in SAP.',
    refused: 'young',
    instead: 'motivated',
    branch: 'Olaya branch',
    address: 'Olaya Street, Olaya, Riyadh',
    inOther: 'تقفل حسابات أربعة فروع كل شهر، وتجيد العمل على SAP.',
  },
} as const

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { t, fields, list, job, errors } = words[locale]
  const written = texts[locale]
  const other = locale === 'ar' ? 'en' : 'ar'
  const { nameOf, titleIn, textIn, publish, expectSaved, addBranch } = formParts(locale)

  /** Where there is no room for both languages, one stands behind a tab. */
  async function show(page: Page, of: 'ar' | 'en') {
    const tabs = page.getByRole('group', { name: t.languageOfText })
    if (await tabs.isVisible()) await tabs.getByRole('button', { name: nameOf(of) }).click()
  }

  /** A press on publish with empty fields names them and moves the focus to the first one. */
  async function askForFields(page: Page) {
    await titleIn(page).fill(written.title)
    await expect(textIn(page)).toBeVisible()
    await publish(page).click()
    await expect(page.getByText(t.incomplete)).toBeVisible()
    await expect(textIn(page)).toBeFocused()
    const missing = [fields.category, fields.workMode, fields['pay.min'], fields['pay.max'], fields.email]
    for (const field of missing)
      await expect(page.getByLabel(field).first()).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(errors['problem.required']).first()).toBeVisible()
    // An item of the quality leads to its field with one press.
    const quality = page.getByRole('button', { name: new RegExp(t.qualityShort.replace(/ \{done\}.*/, '')) })
    if (await quality.isVisible()) await quality.click()
    await page.getByRole('button', { name: t['quality.kind'] }).click()
    await expect(page.getByLabel(fields.category)).toBeFocused()
  }

  /** A site without a provider: the glossary translates the title, and nothing offers to translate the description. */
  async function translateByGlossary(page: Page) {
    await textIn(page).fill(written.description)
    await page.getByRole('button', { name: t.replace, exact: true }).click()
    await expect(textIn(page)).toContainText(written.instead)
    await expect(textIn(page)).not.toContainText(written.refused)

    await show(page, other)
    const [suggest, translateAll] =
      other === 'ar'
        ? [t.suggestArabicTitle, t.translateToArabic]
        : [t.suggestEnglishTitle, t.translateToEnglish]
    await page.getByRole('button', { name: suggest }).click()
    await expect(titleIn(page, other)).toHaveValue(written.translated)
    const strip = page.getByRole('group', { name: t.suggestion })
    await strip.getByRole('button', { name: t.accept }).click()
    await expect(strip).toBeHidden()
    await expect(titleIn(page, other)).toHaveValue(written.translated)
    await expect(page.getByText(t[`unfinished.${other}`])).toBeVisible()
    await expect(page.getByRole('button', { name: translateAll })).toBeHidden()
    await textIn(page, other).fill(written.inOther)
    await expect(page.getByText(t[`unfinished.${other}`])).toBeHidden()
  }

  /** The other required fields, with the hints about pay and skills. */
  async function complete(page: Page) {
    await page.getByLabel(fields.category).selectOption('finance')
    // The draft saves itself; fields that are still missing stay marked.
    await expect(page.getByLabel(fields.category)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(fields.workMode)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(fields.workMode).selectOption('onsite')
    await page.getByLabel(fields.employmentType).selectOption('full-time')
    await page.getByLabel(fields['pay.min']).fill('٦٬٠٠٠')
    await page.getByLabel(fields['pay.max']).fill('12,001')
    await expect(page.getByText(t.payWide)).toBeVisible()
    await page.getByLabel(fields['pay.max']).fill('8,000')
    await expect(page.getByText(t.payWide)).toBeHidden()
    await addBranch(page, { name: written.branch, address: written.address })
    // Many ads of this category of the demo are within 25 km.
    await expect(page.getByText(t.payMedian.other.split('{')[0] ?? '')).toBeVisible()
    await page.getByRole('button', { name: /^(?:ساب|SAP)$/ }).click()
    await expect(page.getByRole('group', { name: /^(?:ساب|SAP)$/ })).toBeVisible()
    await page.getByRole('button', { name: t.useOwnEmail }).click()
    await expect(page.getByLabel(fields.email).first()).not.toHaveValue('')
  }

  async function look(page: Page, { isMobile, title }: { isMobile: boolean; title: string }) {
    if (isMobile) {
      await page.getByRole('button', { name: new RegExp(t.qualityShort.replace(/ \{done\}.*/, '')) }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.preview }).click()
    }
    const preview = page.frameLocator(`iframe[title="${t.preview}"]`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(preview.getByText(written.instead)).toBeVisible()
    await page
      .getByRole('group', { name: t.previewLanguage })
      .getByRole('button', { name: nameOf(other), exact: true })
      .click()
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(written.translated)
    await expect(preview.getByRole('heading', { name: words[other].job.description })).toBeVisible()
    if (!isMobile) await page.getByRole('button', { name: t['device.desktop'] }).first().click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: t.preview })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: t.closePreview }).click()
  }

  const lineOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

  /** Opens the list of the company and chooses an action in the menu of its ad. */
  async function choose(page: Page, { title, action }: { title: string; action: string }) {
    await openPage(page, `${prefix}/dashboard/ads`)
    await page.getByRole('button', { name: saying(list.moreOf) }).click()
    const menu = page.getByRole('menu')
    await expect(menu).toHaveAccessibleName(new RegExp(title))
    await menu.getByRole('menuitem', { name: action }).click()
  }

  async function close(page: Page, title: string) {
    await choose(page, { title, action: list.close })
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: list.closeButton.one, exact: true })
    await confirm.click()
    await expect(dialog.getByText(list.outcomeRequired)).toBeVisible()
    await dialog.getByRole('radio', { name: list['outcome.hired-here'] }).check()
    await expectNoViolations(page, 'dialog')
    await confirm.click()
    await expect(said(page, list.closed)).toBeVisible()
    await expect(lineOf(page, title)).toContainText(list['outcome.hired-here'])
  }

  test.describe(`a job ad from its first word to its copy (${locale})`, () => {
    // Publishing an empty ad is refused, and a closed one is gone.
    test.use({ locale: browser, expectedComplaints: /status of 4(?:00|10)/ })

    test('is written, translated, kept, published, found, edited, closed, published again and copied', async ({
      page,
      isMobile,
    }) => {
      test.slow()
      const publisher = await addPublisher(page.request, locale, { hasBranch: false })
      const allowance: ResponseOf<typeof getTranslationAllowance> = { left: 3, allowed: 3, wholeTexts: false }
      await page.route('**/api/v1/organization/translate', (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json: allowance }) : route.continue(),
      )
      const title = `${written.title} ${crypto.randomUUID().slice(0, 6)}`
      await openSignedIn(page, publisher, `${prefix}/dashboard/job-ad-form`)
      await askForFields(page)
      await expectNoViolations(page)
      await translateByGlossary(page)
      await show(page, locale)
      await titleIn(page).fill(title)
      await expect(page).toHaveURL(/id=/)
      await expect(titleIn(page)).toBeFocused()
      await complete(page)
      await look(page, { isMobile, title })
      await expectSaved(page)
      await expectNoViolations(page, 'main')
      const id = new URL(page.url()).searchParams.get('id') ?? ''
      const stateOf = async (ad: string) => (await readAd(page.request, publisher, ad)).state
      expect(await stateOf(id)).toBe('draft')
      await page.reload()
      await expect(titleIn(page)).toHaveValue(title)

      await publish(page).click()
      await expect(said(page, t.published)).toBeVisible()
      await expect(page).toHaveURL(`${prefix}/dashboard/ads`)
      await expect(lineOf(page, title)).toContainText(list['state.active'])
      await openPage(page, `${prefix}/search?q=${encodeURIComponent(title)}`)
      await cardsOf(page).getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

      await choose(page, { title, action: list.edit })
      await expect(titleIn(page)).toHaveValue(title)
      await titleIn(page).fill(`${title} 2`)
      await page.getByRole('button', { name: t.saveChanges }).first().click()
      await expectSaved(page)
      await close(page, `${title} 2`)
      const closed = await openPage(page, `${prefix}/job/${id}`)
      expect(closed?.status()).toBe(410)
      await expect(page.getByRole('heading', { level: 1, name: job.closed })).toBeVisible()

      await openPage(page, `${prefix}/dashboard/ads`)
      await page.getByRole('button', { name: saying(list.publishAgainNamed) }).click()
      await expect(said(page, list.publishedAgain)).toBeVisible()
      await expect(lineOf(page, title)).toContainText(list['state.active'])
      await choose(page, { title: `${title} 2`, action: list.republish })
      await expect(page).toHaveURL(/republish=true/)
      await expect(titleIn(page)).toHaveValue(`${title} 2`)
      await page.getByRole('button', { name: t.saveDraft }).first().click()
      await expectSaved(page)
      await expect.poll(() => new URL(page.url()).searchParams.get('id')).not.toBe(id)
      const copy = new URL(page.url()).searchParams.get('id') ?? ''
      expect([await stateOf(id), await stateOf(copy)]).toEqual(['active', 'draft'])
    })
  })
}
