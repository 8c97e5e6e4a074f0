import type { APIRequestContext } from '@playwright/test'
import { phrases as applicantsAr } from '@qareeb/content/ar/phrases/candidates/applicants'
import { phrases as exportAr } from '@qareeb/content/ar/phrases/candidates/candidate-export'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as applicantsEn } from '@qareeb/content/en/phrases/candidates/applicants'
import { phrases as exportEn } from '@qareeb/content/en/phrases/candidates/candidate-export'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import readXlsxFile from 'read-excel-file/node'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openSignedIn, somebody, tokenOf } from '../support/people.ts'

const words = {
  ar: { out: exportAr, team: candidatesAr, people: applicantsAr },
  en: { out: exportEn, team: candidatesEn, people: applicantsEn },
} as const

/** Of the team of a company of the demo, to which twenty-eight people have applied for each of eight ads. */
const huda = { ...somebody('Huda'), email: 'hr@oasis.example', password: 'Qareeb-demo-1' }

/** An ad of the company with rejected candidates; other journeys add new ones to others. */
async function findAd(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, huda)}` }
  const answer = await request.get('/api/v1/organization/candidates?state=rejected&limit=1', { headers })
  // The contract has this type.
  const { items } = (await answer.json()) as {
    items: { applications: { jobAdId: string; state: string }[] }[]
  }
  return items[0]?.applications.find(({ state }) => state === 'rejected')?.jobAdId ?? ''
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { out, team, people } = words[locale]

  test.describe(`candidates in files (${locale})`, () => {
    test.use({ locale: browser })

    test(
      'a spreadsheet reader opens the exported list of the filter on screen',
      { tag: '@alike' },
      async ({ page, request }) => {
        const adId = await findAd(request)
        await openSignedIn(page, huda, `${prefix}/dashboard/job-ad/${adId}?state=rejected`)
        await page.getByRole('button', { name: out.exportList, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: out.listTitle })
        await expectNoViolations(page)
        const arriving = page.waitForEvent('download')
        await dialog.getByRole('button', { name: out.start, exact: true }).click()
        const download = await arriving
        expect(download.suggestedFilename()).toMatch(
          new RegExp(`^${out['file.sheet']} - \\S.* - \\d{4}-\\d\\d-\\d\\d\\.xlsx$`, 'u'),
        )
        const [sheet] = await readXlsxFile(await download.path())
        const [head, ...rows] = sheet?.data ?? []
        expect(head?.[0]).toBe(out['column.name'])
        expect(rows.length).toBeGreaterThan(0)
        expect([...new Set(rows.map(([, state]) => state))]).toEqual([out['state.rejected']])
        expect(rows.filter((row) => !/^\+966\d{9}$/.test(String(row[4])))).toEqual([])
      },
    )

    test('a person is found across the ads, with all applications', { tag: '@alike' }, async ({ page }) => {
      await openSignedIn(page, huda, `${prefix}/dashboard/candidates`)
      await expect(page.getByRole('heading', { level: 1, name: people.title })).toBeVisible()
      await page.getByRole('combobox', { name: team.sort }).selectOption(team['sort.waiting'])
      await expect(page).toHaveURL(/sort=waiting/)
      const isNew = page.getByRole('button', { name: team['state.new'], exact: true })
      await expect(isNew).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: people.waitingLong }).click()
      await expect(page).toHaveURL(/waiting=long/)
      await page.getByRole('button', { name: team['promised.overdue'] }).click()
      await expect(page).toHaveURL(/promised=overdue/)
      await expect(page).not.toHaveURL(/waiting/)
      const inProgress = page.getByRole('button', { name: team['state.in-progress'], exact: true })
      await expect(inProgress).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: team.all, exact: true }).click()
      await expect(page).not.toHaveURL(/promised/)
      await page.getByRole('searchbox', { name: team.search }).fill('applicant-3@mail')
      const found = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(found).toHaveCount(1)
      await expectNoViolations(page)
      const applications = page.getByRole('main').locator('a[href*="?candidate="]')
      await expect(applications).toHaveCount(3)
      await page.getByRole('main').getByRole('button', { name: /5/ }).click()
      await expect(applications).toHaveCount(8)
      const name = (await found.textContent()) ?? ''
      await applications.first().click()
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      const earlier = page.locator('section').filter({
        has: page.getByRole('heading', { name: team.previousTitle, exact: true }),
      })
      await expect(earlier.getByRole('listitem')).toHaveCount(7)
      await earlier.getByRole('link').last().click()
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    })
  })
}
