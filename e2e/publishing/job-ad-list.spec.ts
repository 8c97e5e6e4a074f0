import type { APIRequestContext } from '@playwright/test'
import { phrases as peopleAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as listAr } from '@qareeb/content/ar/phrases/job-ad-list'
import { phrases as peopleEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as listEn } from '@qareeb/content/en/phrases/job-ad-list'
import { say } from '@qareeb/content/phrase'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { omar, openSignedIn, tokenOf } from '../support/people.ts'
import { addAd, addPublisher, contentOf } from '../support/publishers.ts'

const words = { ar: listAr, en: listEn } as const
const people = { ar: peopleAr, en: peopleEn } as const
const drafts = 27

type Ad = {
  id: string
  title: { ar: string | null; en: string | null }
  candidates: { all: number; new: number; waitingLong: number }
}

/** An ad with hundreds of candidates, whom no other journey answers. */
async function findCrowd(request: APIRequestContext): Promise<Ad> {
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const answer = await request.get('/api/v1/organization/ads?state=active&limit=100', { headers })
  // The contract says so.
  const { items } = (await answer.json()) as { items: Ad[] }
  const ad = items.find(({ candidates }) => candidates.all > 99 && candidates.waitingLong > 0)
  if (!ad) throw new Error('No ad of the demo has hundreds of candidates.')
  return ad
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const t = words[locale]

  test.describe(`the list of a company's job ads (${locale})`, () => {
    test.use({ locale: browser })

    test('every ad is selected beyond the first page, and a range with the keyboard', async ({
      page,
      isMobile,
    }) => {
      test.slow()
      const publisher = await addPublisher(page.request, locale)
      for (let no = 1; no <= drafts; no++) {
        const content = contentOf([], locale, { title: `Draft ${no}`, description: 'Not written yet' })
        await addAd(page.request, publisher, { content })
      }
      await openSignedIn(page, publisher, `${prefix}/dashboard/ads`)
      const selection = page.getByRole('region', { name: t.selectedActions }).getByRole('status')
      if (isMobile) await page.getByRole('button', { name: t.select, exact: true }).click()

      await page.getByRole('checkbox', { name: t.selectAll }).check()
      await expect(selection).toHaveText(/25/)
      await page.getByRole('button', { name: t.selectAllOf.replace('{count}', String(drafts)) }).click()
      await expect(selection).toHaveText(/27/)
      await expectNoViolations(page)

      if (isMobile) return
      await page.getByRole('button', { name: t.clearSelection }).click()
      await page.getByRole('row').nth(2).getByRole('checkbox').press('Space')
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await expect(page.getByRole('row').nth(4).getByRole('checkbox')).toBeFocused()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
      await page.keyboard.press('Shift+ArrowUp')
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    })

    test('an ad says how many applied, are new and wait, and leads to them', async ({ page, isMobile }) => {
      const { id, title, candidates } = await findCrowd(page.request)
      const address = `${prefix}/dashboard/ads?q=${encodeURIComponent(title[locale] ?? title.ar ?? title.en ?? '')}`
      await openSignedIn(page, omar, address)
      const line = page.getByRole('row').filter({ has: page.locator(`a[href$="/dashboard/job-ad/${id}"]`) })
      const said = (phrase: Parameters<typeof say>[0], count: number) => say(phrase, locale, { count })
      const all = isMobile ? said(t.candidateCount, candidates.all) : String(candidates.all)
      await expect(line.getByText(all, { exact: true })).toBeVisible()
      await expect(line.getByRole('link', { name: said(t.newCount, candidates.new) })).toBeVisible()
      await line.getByRole('link', { name: said(t.waitingCount, candidates.waitingLong) }).click()
      await expect(page).toHaveURL(/state=new&waiting=long$/)
      await expect(page.getByRole('table', { name: people[locale].title })).toBeVisible()
    })
  })
}
