import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
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

/** A title holds 120 letters at most; payloads that are longer stand in the description alone. */
const short = payloads.filter((payload) => payload.length <= 100)
const odd = ['👩‍💻🚀✨ 🧮📊 👷🏽‍♂️', '\u202Etnatnuocca\u202C \u2066x\u2069 rtl', 'محاسب \u200F\u200E Accountant']

test.describe('texts of a company', () => {
  test.use({ locale: english.browser, expectedComplaints: /Content Security Policy|status of 4|ERR_/ })

  test('runs nothing on the pages that show it', { tag: '@alike' }, async ({ page }) => {
    test.slow()
    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(`${page.url()}: ${dialog.message()}`)
      void dialog.dismiss()
    })
    const publisher = await addPublisher(page.request, 'en')
    const description = `Keeps the books of four branches, with two others.</p>${payloads.join('\n')}<p>`
    const titles = [`Hostile ${short.slice(0, 3).join(' ')}`.slice(0, 119), ...odd]
    const ads = []
    for (const title of titles) {
      const content = contentOf(publisher.branches, 'en', { title, description })
      ads.push(await addAd(page.request, publisher, { content, status: 'published' }))
    }
    // Each payload is a title once, of a draft: in the list, on its page and in the form.
    for (const title of short) {
      const content = contentOf(publisher.branches, 'en', {
        title,
        description: 'Keeps the books of four branches.',
      })
      await addAd(page.request, publisher, { content })
    }

    await openSignedIn(page, publisher, '/en/dashboard/drafts')
    await expect(page.getByRole('row').nth(5)).toBeVisible()
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
