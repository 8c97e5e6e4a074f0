import type { APIRequestContext } from '@playwright/test'
import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { expect, type Page, test } from '../support/journey.ts'
import { drawn } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { searchWords } from '../support/search-words.ts'

test.describe.configure({ timeout: 60_000 })
// The narrowest window that has list and map side by side: half as many pixels to draw.
test.use({ viewport: { width: 1100, height: 640 } })

for (const { locale, path, jobPage, jobAds, shell } of searchWords)
  test.describe(`pins on the map of a search (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    const mapOf = (page: Page) => page.locator('.search-map')

    test(
      'a pin opens its ad at the location of the pin, although the ad is not in the list',
      { tag: '@alike' },
      async ({ page, request }) => {
        const listed = await (await request.get('/api/v1/job-ad?city=riyadh')).json()
        // The answer has the shape that the contract states.
        const ids = new Set((listed as JobAdList).items.map(({ id }) => id))
        const hasFurther = hasFurtherLocations(request)
        const isWanted = async (pin: Pin) => !ids.has(pin.jobAdId) && (await hasFurther(pin))
        const { lat, lng, title, jobAdId, locationId } = await findPin(request, locale, isWanted)
        await openPage(page, `${path}?city=riyadh`)
        // The map stands where a reader has moved it.
        const camera = { lat, lng, zoom: 14 }
        await page.evaluate((camera) => history.replaceState({ ...history.state, camera }, ''), camera)
        await page.reload()
        const pin = mapOf(page).getByRole('button', { name: title })
        await expect(pin.first()).toBeVisible(drawn)
        await pin.first().click()
        const ad = mapOf(page).getByRole('link', { name: title })
        await expect(ad).toBeFocused()
        const { organization, salary } = await cardOf(request, jobAdId)
        const card = mapOf(page).getByRole('article')
        await expect(card).toContainText(organization.name[locale] ?? '')
        await expect(card).toContainText(shell['city.riyadh'])
        await expect(card).toContainText(Math.round(salary.min ?? salary.max ?? 0).toLocaleString('en'))
        await expect(card.getByRole('button', { name: jobAds.save.replace('{title}', title) })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(ad).toHaveCount(0)
        await expect(pin.first()).toBeFocused()

        await page.keyboard.press('Enter')
        await ad.click()

        await expect(page).toHaveURL(new RegExp(`/job/.+locationId=${locationId}$`))
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await page.getByRole('link', { name: jobPage.backToResults }).click()
        await expect(page).toHaveURL(/city=riyadh/)
      },
    )

    test('lights up the pin of the card that is pointed at', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?lat=24.72&lng=46.68&zoom=13&workMode=onsite`)
      await expect(mapOf(page).getByRole('button').first()).toBeVisible(drawn)
      const card = page.getByRole('article').first()
      await card.hover()

      await expect(mapOf(page).locator('.bg-ink')).toBeVisible()
      await page.mouse.move(0, 0)
      await expect(mapOf(page).locator('.bg-ink')).toHaveCount(0)
    })

    test('lights up the card of the pin that is pointed at', { tag: '@alike' }, async ({ page, request }) => {
      const { lat, lng, title } = await findPin(request, locale)
      await openPage(page, `${path}?lat=${lat}&lng=${lng}&zoom=14`)
      const pin = mapOf(page).getByRole('button', { name: title }).first()
      await expect(pin).toBeVisible(drawn)
      const lit = page.getByRole('article').and(page.locator('[data-lit]'))
      await expect(lit).toHaveCount(0)

      await pin.hover()
      await expect(lit).toContainText(title)
    })
  })

type Pin = MapItems['pins'][number]
/** Squares of Riyadh, from its middle outwards. */
const squares = [0, 1, -1, 2, -2].flatMap((north) =>
  [0, 1, -1, 2, -2].map((east) => ({ lat: 24.65 + north * 0.08, lng: 46.64 + east * 0.08 })),
)

/** A pin of the map's own answers, as near to the middle of Riyadh as one fits. */
async function findPin(
  request: APIRequestContext,
  locale: 'ar' | 'en',
  isWanted: (pin: Pin) => Promise<boolean> = async () => true,
) {
  for (const { lat, lng } of squares) {
    // Without the digits that adding leaves behind the point.
    const bounds = [lat, lng, lat + 0.08, lng + 0.08].map((degrees) => degrees.toFixed(2)).join(',')
    const answer = await request.get(`/api/v1/job-ad/map?bounds=${bounds}&zoom=14`)
    // The answer has the shape that the contract states.
    const { pins } = (await answer.json()) as MapItems
    for (const pin of pins)
      if (pin.title[locale] !== null && (await isWanted(pin))) return { ...pin, title: pin.title[locale] }
  }
  throw new Error('No pin in Riyadh fits; the demo data lack one.')
}

/** Whether the ad of a pin has other locations too, so that its address has to name the one of the pin. */
const hasFurtherLocations = (request: APIRequestContext) => async (pin: Pin) =>
  (await cardOf(request, pin.jobAdId)).locationCount > 1

/** The card of an ad, in the shape that the contract states. */
async function cardOf(request: APIRequestContext, jobAdId: string): Promise<JobAdCard> {
  const answer = await request.get(`/api/v1/job-ad/${jobAdId}/card`)
  return (await answer.json()) as JobAdCard
}
