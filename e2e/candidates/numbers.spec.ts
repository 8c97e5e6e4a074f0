import type { APIRequestContext } from '@playwright/test'
import { phrases as numbersAr } from '@qareeb/content/ar/phrases/candidates/ad-numbers'
import { phrases as dashboardAr } from '@qareeb/content/ar/phrases/dashboard'
import { phrases as companyAr } from '@qareeb/content/ar/phrases/organizations/organization-page'
import { phrases as numbersEn } from '@qareeb/content/en/phrases/candidates/ad-numbers'
import { phrases as dashboardEn } from '@qareeb/content/en/phrases/dashboard'
import { phrases as companyEn } from '@qareeb/content/en/phrases/organizations/organization-page'
import { filled } from '../support/filled.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { omar, tokenOf } from '../support/people.ts'

const words = {
  ar: { numbers: numbersAr, dashboard: dashboardAr, company: companyAr },
  en: { numbers: numbersEn, dashboard: dashboardEn, company: companyEn },
} as const

type Ad = { id: string; candidates: { all: number } | null }

/** An open ad with at least ten candidates, and the slug of its company. */
async function findAd(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const ads = await request.get('/api/v1/organization/ads?state=active&limit=100', { headers })
  // The contract has this type.
  const { items } = (await ads.json()) as { items: Ad[] }
  const own = await request.get('/api/v1/organization', { headers })
  const { slug } = (await own.json()) as { slug: string }
  const ad = items.find(({ candidates }) => candidates && candidates.all > 9)
  if (!ad) throw new Error('The demo data lack an open ad with ten candidates.')
  return { adId: ad.id, slug }
}

for (const { locale, prefix, browser } of identityWords) {
  const { numbers, dashboard, company } = words[locale]

  test.describe(`numbers (${locale})`, () => {
    test.use({ locale: browser })

    async function expectNumbers(page: Page) {
      const funnel = page.getByRole('table', { name: numbers.funnel })
      await expect(funnel.getByRole('row').filter({ hasText: numbers['stage.applications'] })).toContainText(
        /\d%|٪/,
      )
      await expect(funnel.getByRole('row')).toHaveCount(6)
      const source = page.getByRole('table', { name: numbers.sources }).getByRole('row').nth(1)
      await expect(source).toContainText(/\d/)
      const days = page.getByRole('table').filter({ hasText: numbers.day })
      await expect(days).toBeHidden()
      await page.getByText(numbers.asTable, { exact: true }).click()
      await expect(days.getByRole('row')).toHaveCount(31)
      await expectNoViolations(page, 'main')
    }

    test(
      'of an ad are shown as charts and tables, and the answer rate with its formula to job seekers and the team',
      { tag: '@alike' },
      async ({ page, request }) => {
        const token = await tokenOf(request, omar)
        const { adId, slug } = await findAd(request, token)
        await openPage(page, `${prefix}/companies/${slug}`)
        const rate = page.getByText(filled(company.answerRate, { percent: String.raw`\d+` }))
        const formula = page.getByText(
          filled(company.answerRateCounts, digits('answered', 'counted', 'days')),
        )
        await expect(formula).toBeHidden()
        await rate.click()
        await expect(formula).toBeVisible()
        await expectNoViolations(page, 'main')
        await openPage(page, `${prefix}/job/${adId}`)
        await expect(page.getByText(company.answerRateName, { exact: true })).toBeVisible()

        await page.evaluate((value) => localStorage.setItem('token', value), token)
        await openPage(page, `${prefix}/dashboard/job-ad/${adId}?part=numbers`)
        await expectNumbers(page)
        await openPage(page, `${prefix}/dashboard`)
        const own = page.getByRole('region', { name: dashboard.answerRate })
        await expect(own).toContainText(
          filled(dashboard.answerRateCounts, digits('answered', 'counted', 'days')),
        )
        await expectNoViolations(page, 'main')
      },
    )
  })
}

/** Placeholders of a sentence, each as a pattern for any number. */
const digits = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, String.raw`\d+`]))
