import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as fieldsAr } from '@qareeb/content/ar/phrases/fields'
import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as fieldsEn } from '@qareeb/content/en/phrases/fields'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { getTranslationAllowance, translateJobAd } from '@qareeb/contract/job-ads/translation'
import { formParts } from '../support/form-parts.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openSignedIn } from '../support/people.ts'
import { addAd, addPublisher, contentOf, readAd } from '../support/publishers.ts'

const words = {
  ar: { form: formAr, errors: errorsAr, fields: fieldsAr },
  en: { form: formEn, errors: errorsEn, fields: fieldsEn },
}

const texts = {
  ar: { title: 'محاسب فروع', description: 'تراجع حسابات أربعة فروع وتقفلها كل شهر.' },
  en: {
    title: 'Branch accountant',
    description: 'You check the books of four branches and close them each month.',
  },
} as const

/** A paragraph as a word processor puts it on the clipboard. */
const pasted = `<html><body><p class=MsoNormal style='margin:0cm'> and <b style='mso-bidi-font-weight:normal'>taxes</b>
  <o:p></o:p></p></body></html>`

/** Parts of the text that is stored in the end. */
const formatted = [
  '<h3>Duties</h3>',
  '<ul><li>',
  '<strong>each month</strong>',
  'href="https://oasis.example/books"',
  '<strong>taxes</strong>',
]

/** A site with a provider, which never answers the first call and is down for the second. The tests of the server ask real ones over the network. */
async function answerAsProvider(page: Page, texts: { title: string; description: string; isDown: string }) {
  const { title, description, isDown } = texts
  const allowance: ResponseOf<typeof getTranslationAllowance> = { left: 3, allowed: 3, wholeTexts: true }
  const translated: ResponseOf<typeof translateJobAd> = {
    title: { by: 'provider', text: title },
    description: { by: 'provider', text: `<p>${description}</p>` },
    benefitsText: null,
  }
  const down = { code: 'jobAd.translationUnavailable', message: isDown, requestId: 'journey' }
  let calls = 0
  await page.route('**/api/v1/organization/translate', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: allowance })
    calls += 1
    if (calls === 1) return
    return calls === 2 ? route.fulfill({ status: 503, json: down }) : route.fulfill({ json: translated })
  })
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { form: t, errors, fields } = words[locale]
  const second = locale === 'ar' ? 'en' : 'ar'
  const parts = formParts(locale)

  /** Writes with the tools, with a key, through the dialog of links, and pastes from a word processor. */
  async function formatText(page: Page) {
    const text = parts.textIn(page)
    const column = page.locator(`[data-language="${locale}"]`)
    const tool = (name: 'heading' | 'list' | 'link') =>
      column
        .getByRole('toolbar', { name: t.toolbar })
        .getByRole('button', { name: t[`tool.${name}`], exact: true })
    await text.press('ControlOrMeta+End')
    await text.press('Enter')
    await tool('heading').click()
    await page.keyboard.type('Duties')
    await text.press('Enter')
    await tool('list').click()
    await page.keyboard.type('Books ')
    await text.press('ControlOrMeta+b')
    await page.keyboard.type('each month')
    await text.press('ControlOrMeta+b')
    await page.keyboard.type(' see ')
    await tool('link').click()
    const dialog = page.getByRole('dialog', { name: t['tool.link'] })
    const address = dialog.getByLabel(t['tool.linkAddress'])
    await expect(address).toBeFocused()
    await address.fill('javascript:alert(1)')
    await address.press('Enter')
    await expect(address).toHaveAccessibleDescription(new RegExp(t['tool.linkInvalid']))
    await expectNoViolations(page, 'dialog[open]')
    await address.fill('oasis.example/books')
    await address.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(text).toBeFocused()
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, pasted)
  }

  test.describe(`the form of a job ad (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /400 \(Bad Request\)|503 \(/ })

    test('formats a text and links it, dismisses a translation, and publishes without a second language that was begun', async ({
      page,
    }) => {
      test.slow()
      const employer = await addPublisher(page.request, locale)
      const ad = await addAd(page.request, employer, {
        content: contentOf(employer.branches, locale, texts[locale]),
      })
      await answerAsProvider(page, { ...texts[second], isDown: errors['jobAd.translationUnavailable'] })
      await openSignedIn(page, employer, `${prefix}/dashboard/job-ad-form?id=${ad.id}`)
      const tabs = page.getByRole('group', { name: t.languageOfText })
      await expect(page.getByText(t.textsHint)).toBeVisible()
      await formatText(page)
      const stored = async () => (await readAd(page.request, employer, ad.id)).content.description[locale]
      await expect.poll(stored).toContain(formatted.at(-1))
      for (const part of formatted) expect(await stored()).toContain(part)
      expect(await stored()).not.toMatch(/Mso|o:p|style=|class=/)
      if (await tabs.isVisible()) await tabs.getByRole('button', { name: parts.nameOf(second) }).click()
      const [otherTitle, otherText] = [parts.titleIn(page, second), parts.textIn(page, second)]

      const translate = page.getByRole('button', {
        name: second === 'ar' ? t.translateToArabic : t.translateToEnglish,
      })
      await translate.click()
      await expect(page.getByText(t.translating)).toBeVisible()
      await page.getByLabel(fields['pay.max']).fill('9000')
      const pay = async () => (await readAd(page.request, employer, ad.id)).content.pay.max
      await expect.poll(pay).toBe(9000)
      await page.getByRole('button', { name: t.cancel, exact: true }).click()
      await expect(page.getByText(t.translating)).toBeHidden()
      await translate.click()
      await expect(page.getByRole('alert')).toContainText(errors['jobAd.translationUnavailable'])
      await expect(otherTitle).toHaveValue('')
      await translate.click()
      await expect(said(page, t.translated)).toBeVisible()
      await expect(otherTitle).toHaveValue(texts[second].title)
      await expect(otherText).toHaveText(texts[second].description)
      await page.getByRole('group', { name: t.suggestion }).getByRole('button', { name: t.dismiss }).click()
      await expect(otherTitle).toHaveValue('')
      await expect(otherText).toHaveText('')

      await otherTitle.fill(locale === 'ar' ? 'Accountant' : 'محاسب')
      const publish = parts.publish(page)
      await publish.click()
      await expect(page.getByText(t.incomplete)).toBeVisible()
      await page.getByRole('button', { name: t[`leaveOut.${second}`] }).click()
      await expect(page.getByText(t[`leftOut.${second}`])).toBeVisible()
      await expect(otherTitle).toHaveValue('')
      await page.getByRole('button', { name: t[`bringBack.${second}`] }).click()
      await expect(otherTitle).not.toHaveValue('')
      await page.getByRole('button', { name: t[`leaveOut.${second}`] }).click()
      await publish.click()
      await expect(page).toHaveURL(`${prefix}/dashboard/ads`)
    })
  })
}
