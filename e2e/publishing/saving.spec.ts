import type { APIRequestContext } from '@playwright/test'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as fieldsAr } from '@qareeb/content/ar/phrases/fields'
import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as shellAr } from '@qareeb/content/ar/phrases/shell'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as fieldsEn } from '@qareeb/content/en/phrases/fields'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { phrases as shellEn } from '@qareeb/content/en/phrases/shell'
import { formParts } from '../support/form-parts.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { omar, openSignedIn, signIn, tokenOf } from '../support/people.ts'
import { addPublisher } from '../support/publishers.ts'

const words = {
  ar: { t: formAr, fields: fieldsAr, errors: errorsAr, shell: shellAr },
  en: { t: formEn, fields: fieldsEn, errors: errorsEn, shell: shellEn },
} as const

const texts = {
  ar: {
    title: 'محاسب رحلات',
    description: 'يعدّ القوائم المالية الشهرية لأربعة فروع مع زميلين، ويراجع الفواتير قبل صرفها.',
  },
  en: {
    title: 'Journey accountant',
    description: 'Prepares the monthly statements of four branches with two colleagues, and checks invoices.',
  },
}

const previewCode = '**/assets/preview-frame-*.js'

type Stored = {
  id: string
  version: number
  state: string
  content: { title: Record<string, string | null> }
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { t, fields, errors, shell } = words[locale]
  const path = `${prefix}/dashboard/job-ad-form`

  const { titleIn, textIn, expectSaved, fillWorkAndPay } = formParts(locale)
  /** Another for each run, so that search finds this one alone. */
  const ownTitle = () => `${texts[locale].title} ${crypto.randomUUID().slice(0, 6)}`
  const status = (page: Page, pattern: RegExp) =>
    expect(page.getByRole('main').getByRole('status').filter({ hasText: pattern })).toBeVisible()
  const idIn = (page: Page) => new URL(page.url()).searchParams.get('id') ?? ''

  async function enter(page: Page, address = path) {
    await openSignedIn(page, omar, address)
    await expect(page).toHaveURL(address)
  }

  /** Fills in the required fields besides the title. */
  async function complete(page: Page) {
    await textIn(page).fill(texts[locale].description)
    await fillWorkAndPay(page)
    await page.getByRole('region', { name: t.locations }).getByRole('checkbox').first().check()
    await page.getByLabel(fields.email).fill('huda@oasis.example')
  }

  async function stored(request: APIRequestContext, headers: Record<string, string>, id: string) {
    const answer = await request.get(`/api/v1/job-ad/dashboard/${id}`, { headers })
    // The contract has this type for an ad of one's own company.
    return ((await answer.json()) as { team: Stored }).team
  }

  test.describe(`a job ad is saved (${locale})`, () => {
    // Refusals, lost answers and lost connections are the subject of these journeys.
    test.use({
      locale: browser,
      // After a lost connection the router may load a page as a new document, with a message in the console.
      expectedComplaints:
        /Error loading route module|Ignoring the font face|Worker failed to load|TypeError: Failed to fetch|ConnectionError: noConnection|Failed to load resource: (?:net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|.*status of 4(?:00|01|09))/,
    })

    test(
      'keeps typed text through a reload, asks before the page is left, and saves it after a lost connection and an ended session',
      { tag: '@phone' },
      async ({ page, context, request, isMobile }) => {
        test.slow()
        const title = ownTitle()
        const publisher = await addPublisher(request, locale)
        await openSignedIn(page, publisher, path)
        await expect(page).toHaveURL(path)
        page.on('dialog', (dialog) => void dialog.accept())
        await page.route('**/api/v1/job-ad', (route) => route.abort())
        await titleIn(page).fill(title)
        await page.reload()
        await expect(titleIn(page)).toHaveValue(title)
        if (!isMobile) {
          // The form stays without a part of its code, and a new document asks for it again.
          await page.route(previewCode, (route) => route.abort())
          await page.reload()
          const again = page.getByRole('main').getByRole('button', { name: shell.tryAgain })
          await expect(again).toBeVisible()
          await page.unroute(previewCode)
          await again.click()
          await expect(again).toBeHidden()
          await expect(titleIn(page)).toHaveValue(title)
        }
        await page.getByRole('link', { name: t.back }).click()
        await page.getByRole('dialog').getByRole('button', { name: t.stay }).click()
        await expect(titleIn(page)).toHaveValue(title)
        await page.unroute('**/api/v1/job-ad')

        if (!isMobile) {
          const preview = page.frameLocator(`iframe[title="${t.preview}"]`)
          await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
        }
        await context.setOffline(true)
        await titleIn(page).fill(`${title} 2`)
        await status(page, new RegExp(t.offline))
        // The head leaves the window of a phone; its foot stays.
        if (isMobile) await expect(page.getByText(t.offline).last()).toBeInViewport()
        await context.setOffline(false)
        await expectSaved(page)
        await expect(page).toHaveURL(/id=/)

        // Signed in from another browser: this one keeps its own cookies.
        const elsewhere = { authorization: `Bearer ${await tokenOf(request, publisher)}` }
        const ended = await request.delete('/api/v1/user/me/sessions', { headers: elsewhere })
        expect(ended.status()).toBe(200)
        // The sign-in page comes as a document where its script fails: browsers ask for no script a second time.
        let tries = 0
        await page.route('**/assets/login-page-*.js', (route) =>
          (tries += 1) === 1 ? route.abort() : route.continue(),
        )
        await titleIn(page).fill(`${title} 3`)
        await expect(page.getByText(identity.t['ended.expired'])).toBeVisible()
        await signIn(page, identity, publisher)
        await expect(titleIn(page)).toHaveValue(`${title} 3`)
        await expectSaved(page)
        const headers = { authorization: `Bearer ${await tokenOf(request, publisher)}` }
        expect((await stored(request, headers, idIn(page))).content.title[locale]).toBe(`${title} 3`)
      },
    )

    test('a lost answer makes no second draft', { tag: '@phone' }, async ({ page }) => {
      const title = ownTitle()
      await enter(page)
      const requests: (string | undefined)[] = []
      // The first request arrives, its answer does not.
      await page.route('**/api/v1/job-ad', async (route) => {
        requests.push(route.request().headers()['idempotency-key'])
        if (requests.length > 1) return route.continue()
        await route.fetch()
        return route.abort()
      })
      await titleIn(page).fill(title)
      await status(page, new RegExp(t.saveFailed))
      await titleIn(page).fill(`${title} 2`)
      await expectSaved(page)
      expect(new Set(requests).size).toBe(1)

      const headers = { authorization: `Bearer ${await tokenOf(page.request, omar)}` }
      const listed = await page.request.get(
        `/api/v1/organization/ads?state=draft&q=${encodeURIComponent(title)}`,
        { headers },
      )
      // The contract has this type.
      const { items } = (await listed.json()) as { items: { title: Record<string, string | null> }[] }
      expect(items.map((item) => item.title[locale])).toEqual([`${title} 2`])
    })

    test('publishes nothing while a field cannot be read', { tag: '@phone' }, async ({ page }) => {
      await enter(page)
      await titleIn(page).fill(ownTitle())
      await complete(page)
      const [lowest, highest] = [page.getByLabel(fields['pay.min']), page.getByLabel(fields['pay.max'])]
      await lowest.fill('9000')
      await highest.fill('4000')
      await highest.press('Tab')
      await expect(page.getByText(errors['problem.belowLowest'])).toBeVisible()
      await highest.fill('9500')
      await expect(page.getByText(errors['problem.belowLowest'])).toBeHidden()
      await page.getByLabel(fields.deadline).fill('31 / 02 / 2027')
      await page.getByRole('button', { name: t.publish, exact: true }).first().click()
      await expect(page.getByLabel(fields.deadline)).toBeFocused()
      await expect(page.getByText(errors['problem.noSuchDay'])).toBeVisible()
      await expect(page).toHaveURL(/job-ad-form/)
    })

    test(
      'asks which text to keep when a colleague saved the ad meanwhile',
      { tag: '@alike' },
      async ({ page }) => {
        const title = ownTitle()
        await enter(page)
        await titleIn(page).fill(title)
        await expectSaved(page)
        await expect(page).toHaveURL(/id=/)
        const id = idIn(page)
        const headers = { authorization: `Bearer ${await tokenOf(page.request, omar)}` }
        const { version, content } = await stored(page.request, headers, id)
        const theirs = { ...content, category: 'sales' }
        const data = { version, content: theirs }
        expect((await page.request.patch(`/api/v1/job-ad/${id}`, { headers, data })).status()).toBe(200)

        await titleIn(page).fill(`${title} 2`)
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: t.keepMine }).click()
        await expectSaved(page)
        expect((await stored(page.request, headers, id)).content.title[locale]).toBe(`${title} 2`)
      },
    )
  })
}
