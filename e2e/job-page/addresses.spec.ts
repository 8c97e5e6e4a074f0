import { phrases as jobAdsEn } from '@qareeb/content/en/phrases/job-ads'
import { phrases as jobPageEn } from '@qareeb/content/en/phrases/job-page'
import { findJobAd, isBilingual, pathOf } from '../support/find-job-ad.ts'
import { jobWords } from '../support/job-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'

test('an id and the slug of the other language move on to the slug of the page, for good', async ({
  request,
}) => {
  const jobAd = await findJobAd(request, isBilingual)
  for (const from of [jobAd.id, encodeURIComponent(jobAd.slugs.ar ?? '')]) {
    const answer = await request.get(`/en/job/${from}?locationId=any`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers()['location']).toBe(`${pathOf(jobAd, 'en')}?locationId=any`)
  }
})

test('an ad in Arabic alone says so on the English site and is canonical in Arabic', async ({
  page,
  request,
}) => {
  const jobAd = await findJobAd(request, ({ slugs }) => slugs.en === null)
  await openPage(page, pathOf(jobAd, 'en'))

  const description = page.getByRole('region', { name: jobPageEn.description })
  await expect(description.getByText(jobAdsEn.writtenInArabic, { exact: true })).toBeVisible()
  const title = page.getByRole('heading', { level: 1 }).locator('[lang=ar][dir=rtl]')
  await expect(title).toHaveText(jobAd.title.ar ?? '')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${pathOf(jobAd, 'ar')}$`),
  )
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
})

test('an open ad is described to search engines', async ({ page, request }) => {
  const jobAd = await findJobAd(request, isBilingual, 'workMode=onsite')
  await openPage(page, pathOf(jobAd, 'en'))
  const script = page.locator('script[type="application/ld+json"]')
  const posting: unknown = JSON.parse((await script.textContent()) ?? '')

  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: jobAd.title.en,
    datePosted: jobAd.publishedAt,
    validThrough: jobAd.expiresAt,
    hiringOrganization: { '@type': 'Organization' },
    baseSalary: { currency: jobAd.salary.currency },
    directApply: true,
  })
  expect(posting).toHaveProperty('jobLocation.0.address.addressCountry', 'SA')
})

/** The demo data keep these two under fixed ids: see `demo/named-companies.ts`. */
const endedJobAds = {
  closed: '0a515a00-0000-4000-8000-0000000000c1',
  expired: '0a515a00-0000-4000-8000-0000000000e1',
} as const

for (const { locale, prefix, words } of jobWords)
  for (const end of ['closed', 'expired'] as const)
    test(
      `the page of an ad that is ${end} says so and offers open ads nearby (${locale})`,
      { tag: '@alike' },
      async ({ page }) => {
        const answer = await openPage(page, `${prefix}/job/${endedJobAds[end]}`)

        expect(answer?.status()).toBe(410)
        await expect(page.getByRole('heading', { level: 1, name: words[end] })).toBeVisible()
        await expect(page.getByRole('heading', { name: words.openNearby })).toBeVisible()
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
        if (end === 'closed') await expectNoViolations(page)
      },
    )
