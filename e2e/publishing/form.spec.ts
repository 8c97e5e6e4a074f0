import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { formParts } from '../support/form-parts.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, inMotion, type Page, test } from '../support/journey.ts'
import { openSignedIn } from '../support/people.ts'
import { addAd, addPublisher, contentOf, readAd } from '../support/publishers.ts'

const words = {
  ar: formAr,
  en: formEn,
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
  'href="http://www.oasis.com/"',
  'href="https://oasis.example/books"',
  '<strong>taxes</strong>',
]

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const t = words[locale]
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
    // An address without a scheme becomes a link at the space after it.
    await page.keyboard.type(' at www.oasis.com see ')
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
    test.use({ ...inMotion, locale: browser, expectedComplaints: /400 \(Bad Request\)/ })

    test(
      'formats a text and links it, and publishes without a second language that was begun',
      { tag: '@phone' },
      async ({ page }) => {
        const employer = await addPublisher(page.request, locale)
        const ad = await addAd(page.request, employer, {
          content: contentOf(employer.branches, locale, texts[locale]),
        })
        await openSignedIn(page, employer, `${prefix}/dashboard/job-ad-form?id=${ad.id}`)
        const tabs = page.getByRole('group', { name: t.languageOfText })
        await expect(page.getByText(t.textsHint)).toBeVisible()
        await formatText(page)
        const stored = async () => (await readAd(page.request, employer, ad.id)).content.description[locale]
        await expect.poll(stored).toContain(formatted.at(-1))
        for (const part of formatted) expect(await stored()).toContain(part)
        expect(await stored()).not.toMatch(/Mso|o:p|style=|class=/)
        if (await tabs.isVisible()) await tabs.getByRole('button', { name: parts.nameOf(second) }).click()
        const otherTitle = parts.titleIn(page, second)
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
      },
    )
  })
}
