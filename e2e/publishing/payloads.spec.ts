import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { phrases as ui } from '@qareeb/content/en/phrases/ui'
import { identityWords } from '../support/identity-words.ts'
import { expect, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn } from '../support/people.ts'
import { addAd, addPublisher, contentOf } from '../support/publishers.ts'
import { scriptPayloads } from '../support/script-payloads.ts'

const english = identityWords.find(({ locale }) => locale === 'en')
if (!english) throw new Error('There is no English.')

/** The server refuses forbidden text. */
const payloads = scriptPayloads.filter((payload) => !payload.includes('\0') && payload.isWellFormed())

/** A title holds 120 letters at most; payloads that are longer stand in the descriptions alone. */
const longest = 119

/** Titles of several payloads each, so that the list is short. */
const packed: string[] = []
for (const payload of payloads.filter(({ length }) => length <= longest)) {
  const longer = `${packed.at(-1)} ${payload}`
  if (packed.length > 0 && longer.length <= longest) packed[packed.length - 1] = longer
  else packed.push(payload)
}

const odd = ['👩‍💻🚀✨ 🧮📊 👷🏽‍♂️', '\u202Etnatnuocca\u202C \u2066x\u2069 rtl', 'محاسب \u200F\u200E Accountant']

test.describe('texts of a company', () => {
  test.use({ locale: english.browser, expectedComplaints: /Content Security Policy|status of 4|ERR_/ })

  test('runs no script on the pages that show it', { tag: '@alike' }, async ({ page }) => {
    test.slow()
    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(`${page.url()}: ${dialog.message()}`)
      void dialog.dismiss()
    })
    const publisher = await addPublisher(page.request, 'en')
    const description = `Keeps the books of four branches, with two others.</p>${payloads.join('\n')}<p>`
    const titles = [`Hostile ${packed[0]}`.slice(0, longest), ...odd]
    const ads = []
    for (const title of titles) {
      const content = contentOf(publisher.branches, 'en', { title, description })
      ads.push(await addAd(page.request, publisher, { content, status: 'published' }))
    }
    // In descriptions all payloads stand on each page, in the preview and in the form; in titles in the list of drafts.
    for (const title of packed) {
      const content = contentOf(publisher.branches, 'en', {
        title,
        description: 'Keeps the books of four branches.',
      })
      await addAd(page.request, publisher, { content })
    }

    await openSignedIn(page, publisher, '/en/dashboard/drafts')
    await page.getByRole('button', { name: ui.loadMore }).click()
    // One row is the head.
    await expect(page.getByRole('row')).toHaveCount(packed.length + 1)
    await openPage(page, '/en/dashboard/ads')
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    for (const { id } of ads) {
      await openPage(page, `/en/dashboard/job-ad/${id}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await openPage(page, `/en/job/${id}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
    await openPage(page, `/en/dashboard/job-ad-form?id=${ads[0]?.id}`)
    const preview = page.frameLocator(`iframe[title="${formEn.preview}"]`)
    await expect(preview.getByText('Keeps the books of four branches')).toBeVisible()
    await openPage(page, '/en/search?city=riyadh&q=hostile')
    await expect(page.getByRole('main')).toBeVisible()
    expect(ran).toEqual([])
  })
})
