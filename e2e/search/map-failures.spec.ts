import type { APIRequestContext } from '@playwright/test'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { expect, test } from '../support/journey.ts'
import { drawn } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { atThisPlace, searchWords } from '../support/search-words.ts'

test.describe.configure({ timeout: 60_000 })
// The narrowest window that has list and map side by side: half as many pixels to draw.
test.use({ viewport: { width: 1100, height: 640 } })

test.describe('a map whose jobs do not arrive', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  for (const { locale, path, map, shell, errors } of searchWords)
    test(
      `shows the message of the API, and tries again (${locale})`,
      { tag: '@alike' },
      async ({ page, request }) => {
        const { lat, lng } = await findSpot(request)
        const message = errors['server.busy']
        const found = page.locator('.search-map')
        // All of them fail until then, since a map that stops moving may send a second request.
        const fail = (calls: RegExp) =>
          page.route(calls, (route) => route.fulfill({ status: 503, json: { message } }))
        const tryAgain = async (calls: RegExp) => {
          await page.unroute(calls)
          await found.getByRole('button', { name: shell.tryAgain }).click()
        }

        const marks = /\/api\/v1\/job-ad\/map/
        await fail(marks)
        await openPage(page, `${path}?lat=${lat}&lng=${lng}&zoom=14`)
        await expect(found.getByRole('alert')).toHaveText(message, drawn)
        await tryAgain(marks)
        const spot = found.getByRole('button', { name: atThisPlace(map) })
        await expect(spot.first()).toBeVisible(drawn)
        await expect(found.getByRole('alert')).toHaveCount(0)

        const ads = /\/api\/v1\/job-ad\?/
        await fail(ads)
        await spot.first().click()
        await expect(found.getByRole('alert')).toHaveText(message)
        await tryAgain(ads)
        await expect(found.getByRole('link').first()).toBeVisible()
      },
    )
})

test.describe('a street map that does not arrive', () => {
  test.use({ expectedComplaints: /404 \(Not Found\)|Unable to perform style diff/ })

  for (const { locale, path, map, jobAds } of searchWords)
    test(`is replaced by our own map (${locale})`, { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path.replace('/search', '') || '/')
      // Simulates a configuration of the site that stays from step to step.
      await page.evaluate(() => {
        const { site } = (window as unknown as RouterWindow)['__reactRouterDataRouter'].state.loaderData.root
        site.mapStyleUrl = `${location.origin}/no-style.json`
      })
      const asked = page.waitForResponse('**/no-style.json')
      await page.getByRole('main').getByRole('link', { name: jobAds['category.driving'] }).click()

      expect((await asked).status()).toBe(404)
      await expect(page.getByText(map.credits)).toBeVisible(drawn)
    })
})

/** The storage of React Router's loader data. */
type RouterWindow = {
  __reactRouterDataRouter: { state: { loaderData: { root: { site: { mapStyleUrl?: string } } } } }
}

test.describe('without the code of the map', () => {
  test.use({ expectedComplaints: /job-map|Failed to fetch dynamically imported module|ERR_FAILED/ })

  for (const { locale, path, map } of searchWords)
    test(`the list works alone (${locale})`, async ({ page }) => {
      await page.route(/job-map.*\.js/, (route) => route.abort())
      await openPage(page, path)
      await expect(page.getByText(map.notLoaded)).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
})

/** A place in Riyadh where several ads stand. */
async function findSpot(request: APIRequestContext) {
  const answer = await request.get('/api/v1/job-ad/map?bounds=24.5,46.5,24.9,47&zoom=14')
  // The answer has the shape that the contract states.
  const { clusters } = (await answer.json()) as MapItems
  const found = clusters.find(({ spot }) => spot)
  if (!found) throw new Error('No place in Riyadh where several ads stand; the demo data lack one.')
  return found
}
