import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import { cardsOf } from '../support/cards-of.ts'
import { expect, test } from '../support/journey.ts'
import { leaveOutMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { searchWords } from '../support/search-words.ts'

for (const { locale, path, t, shell } of searchWords)
  test.describe(`the address of a search (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
    test.beforeEach(({ page }) => leaveOutMap(page))

    for (const query of [
      'lat=north&lng=46',
      'lat=1&lat=2&lng=3',
      'radius=7',
      'zoom=%00&lat=24.7',
      'city=atlantis',
    ])
      test(`shows Riyadh and says so for ?${query}`, { tag: '@alike' }, async ({ page }) => {
        const answer = await openPage(page, `${path}?${query}`)
        expect(answer?.status()).toBe(200)
        await expect(page.getByText(t.misread.replace('{place}', t.riyadh))).toBeVisible()
        await expect(cardsOf(page).first()).toBeVisible()
      })

    test('keeps the words beside an unknown city', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=atlantis&q=${encodeURIComponent('محاسب')}`)
      await expect(page.getByText(t.misread.replace('{place}', t.riyadh))).toBeVisible()
      await expect(cardsOf(page).first()).toContainText(/محاسب|account/i)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })

    test('names the company whose ads it lists', { tag: '@alike' }, async ({ page, request }) => {
      const answer = await request.get('/api/v1/job-ad?city=riyadh')
      // The answer has the shape that the contract states.
      const { items } = (await answer.json()) as JobAdList
      const company = items[0]?.organization
      const named = company?.name[locale] ?? company?.name[locale === 'ar' ? 'en' : 'ar'] ?? ''
      // Isolated: a Latin name in an Arabic sentence keeps its dots and signs.
      const name = `\u2068${named}\u2069`
      await openPage(page, `${path}?organization=${company?.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(page.getByRole('list', { name: t.activeFilters })).toContainText(name)
      await expect(page).toHaveTitle(new RegExp(t.jobsAtCompany.replace('{company}', '.+')))
    })

    test(
      'names the canonical address of the search as it was understood',
      { tag: '@alike' },
      async ({ page }) => {
        await openPage(page, `${path}?zoom=9&category=it%2Cfinance&city=jeddah&utm_source=mail`)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${path}\\?city=jeddah&category=it,finance$`),
        )
      },
    )

    test('ignores an unreadable filter, with a notice', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?category=wizardry&lat=21.5&lng=39.2&zoom=11`)
      await expect(page.getByText(t.misreadFilters)).toBeVisible()
      await expect(cardsOf(page).first()).toContainText(shell['city.jeddah'])
    })

    test('shows that a place lies outside of the country', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?lat=52.5&lng=13.4&zoom=12`)
      await expect(page.getByText(t.outside.replace('{place}', t.riyadh))).toBeVisible()
    })
  })
