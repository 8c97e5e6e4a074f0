import type { MapItems } from '@qareeb/contract/search/map-items'
import { cardsOf } from '../support/cards-of.ts'
import { allowPosition } from '../support/hold-position.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { drawn, leaveOutMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { atThisPlace, searchWords } from '../support/search-words.ts'

test.describe.configure({ timeout: 60_000 })
// The narrowest window that has list and map side by side: half as many pixels to draw.
test.use({ viewport: { width: 1100, height: 640 } })

for (const { locale, path, t, map, shell } of searchWords)
  test.describe(`the map of a search (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    const mapOf = (page: Page) => page.locator('.search-map')
    /** «…هنا. اضغط للتقريب»: however many. */
    const bubbles = (page: Page) =>
      mapOf(page).getByRole('button', { name: map.cluster.other.split('. ').at(-1) ?? '' })

    test('opens a bubble by zooming in', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      await expect(bubbles(page).first()).toBeVisible(drawn)
      const before = await bubbles(page).allTextContents()
      // «‏12 موقعًا للوظائف هنا»: a bubble counts locations.
      for (const text of before) expect(text).toMatch(locale === 'ar' ? /مو(?:ا)?قع/ : /location/)
      await clickInside(page, bubbles(page))

      await expect(page.getByRole('button', { name: t.searchHere })).toBeVisible(drawn)
      await expect.poll(() => bubbles(page).allTextContents(), drawn).not.toEqual(before)
    })

    test('shows no bubble and no pin under a control or half under an edge', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await openPage(page, `${path}?city=riyadh&lat=24.7136&lng=46.6753&zoom=13`)
      await expect(bubbles(page).first()).toBeVisible(drawn)
      await expect.poll(() => coveredMarks(page), drawn).toEqual([])

      await drag(page, mapOf(page))
      await expect(page.getByRole('button', { name: t.searchHere })).toBeVisible(drawn)
      await expect.poll(() => coveredMarks(page), drawn).toEqual([])
    })

    test('searches the area it was moved to, at once or by itself', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?lat=24.72&lng=46.68&zoom=12`)
      await expect(bubbles(page).first()).toBeVisible(drawn)
      const heading = page.getByRole('heading', { level: 1 })
      const before = await countedText(heading)

      await drag(page, mapOf(page))
      await page.getByRole('button', { name: t.searchHere }).click()
      await expect(page).toHaveURL(/bounds=/)
      await expect(heading).not.toHaveText(before)
      await expect(heading).toBeFocused()

      const first = page.url()
      await page.getByRole('checkbox', { name: t.searchAsMoving }).check()
      await drag(page, mapOf(page))
      await expect(page).not.toHaveURL(first)

      await page.goBack()
      await expect(page).toHaveURL(first)
      await page.goBack()
      await expect(heading).toHaveText(before)
      await expect(page.getByRole('button', { name: t.searchHere })).toHaveCount(0)
    })

    test(
      'stands where it was left after an ad, a reload, a filter and in the other language',
      { tag: '@alike' },
      async ({ page }) => {
        await openPage(page, `${path}?lat=24.72&lng=46.68&zoom=12`)
        await expect(bubbles(page).first()).toBeVisible(drawn)
        await drag(page, mapOf(page))
        const searchHere = page.getByRole('button', { name: t.searchHere })
        await expect(searchHere).toBeVisible(drawn)
        const heading = page.getByRole('heading', { level: 1 })
        const before = await countedText(heading)
        const camera = () => page.evaluate(() => history.state?.camera)
        await expect.poll(camera).toBeTruthy()
        const left = await camera()

        const ad = cardsOf(page).first().getByRole('link')
        const title = (await ad.textContent()) ?? ''
        await ad.click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await page.goBack()
        await expect(searchHere).toBeVisible(drawn)
        await expect(heading).toHaveText(before)
        await page.reload()
        await expect(searchHere).toBeVisible(drawn)

        await page.getByRole('combobox', { name: t['sort.label'] }).selectOption('oldest')
        await expect(page).toHaveURL(/sort=oldest/)
        await expect(searchHere).toBeVisible()
        const asLeft = { lat: expect.closeTo(left.lat, 3), lng: expect.closeTo(left.lng, 3), zoom: left.zoom }
        await expect.poll(camera, drawn).toEqual(asLeft)

        await page.getByRole('banner').getByRole('link', { name: shell.otherLanguage }).click()
        await expect(page.locator('html')).not.toHaveAttribute('lang', locale)
        await expect.poll(camera, drawn).toEqual(asLeft)
      },
    )

    test('zooms no further than it has detail', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?lat=24.72&lng=46.68&zoom=13`)
      await expect(mapOf(page).getByRole('button').first()).toBeVisible(drawn)
      const zoomIn = mapOf(page).getByRole('button', { name: map.zoomIn, exact: true })
      await zoomIn.click()
      await expect(zoomIn).toBeDisabled(drawn)
      const camera = await page.evaluate(() => (history.state as { camera?: { zoom: number } }).camera)
      expect(camera?.zoom).toBe(14)
      // A bubble of several places opens their list there.
      const [, pressToZoomIn = ''] = map.cluster.other.split('. ')
      await expect(mapOf(page).getByRole('button', { name: pressToZoomIn })).toHaveCount(0)
      const bubble = mapOf(page).getByRole('button', { name: atThisPlace(map) })
      // Also one beside the shown part, where no mouse could press it.
      await bubble.first().dispatchEvent('click')
      await expect(mapOf(page).getByRole('link').first()).toBeVisible()
    })

    test('moves a bubble off the sea onto land', { tag: '@alike' }, async ({ page }) => {
      // One lies 6 pixels west of the shore of Jeddah, the other in the town.
      const [offShore, inland] = [39.105, 39.16]
      const cluster = (lng: number, value: number): MapItems['clusters'][number] => ({
        lat: 21.6,
        lng,
        count: { value, kind: 'exact' },
        bounds: [21.6, lng, 21.6, lng],
        spot: false,
      })
      const items: MapItems = { clusters: [cluster(offShore, 23), cluster(inland, 42)], pins: [] }
      await page.route('**/api/v1/job-ad/map?*', (route) => route.fulfill({ json: items }))
      await openPage(page, `${path}?lat=21.6&lng=39.13&zoom=12`)
      const middleOf = async (count: string) => {
        const box = await bubbles(page).filter({ hasText: count }).boundingBox(drawn)
        return (box?.x ?? Number.NaN) + (box?.width ?? 0) / 2
      }
      const asStated = ((inland - offShore) / 360) * 512 * 2 ** 12
      const asDrawn = async () => (await middleOf('42')) - (await middleOf('23'))
      await expect.poll(asDrawn, drawn).toBeLessThan(asStated - 20)
    })

    test('moves and zooms by keyboard', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?lat=24.72&lng=46.68&zoom=12`)
      await expect(bubbles(page).first()).toBeVisible(drawn)
      await page.getByRole('region', { name: map.jobMap }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('button', { name: t.searchHere })).toBeVisible(drawn)
    })

    test(
      'goes to the reader on their click, and measures from there',
      { tag: '@alike' },
      async ({ page, context }) => {
        await allowPosition(context, { latitude: 24.713, longitude: 46.675 })
        await openPage(page, path)
        await page.getByRole('button', { name: map.locateMe }).click(drawn)

        await expect(page).toHaveURL(/lat=24\.71&lng=46\.6[78]/, drawn)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(t.nearYou)
        await expect(page.getByText(t.fromYou)).toBeVisible()
        await expect(mapOf(page).getByRole('img', { name: map.myPlace })).toBeVisible(drawn)
        await expect.poll(() => coveredMarks(page), drawn).toEqual([])

        await page.reload()
        await expect(page.getByText(t.fromYou)).toBeVisible()
      },
    )

    test(
      'moves marks off the dot of a reader around whom it stands already',
      { tag: '@alike' },
      async ({ page, context, request }) => {
        const answer = await request.get('/api/v1/job-ad/map?bounds=24.6,46.6,24.8,46.8&zoom=13')
        // The answer has the shape that the contract states.
        const [bubble] = ((await answer.json()) as MapItems).clusters
        const [lat, lng] = [bubble?.lat ?? 0, bubble?.lng ?? 0]
        await allowPosition(context, { latitude: lat, longitude: lng })
        await openPage(page, `${path}?lat=${lat.toFixed(2)}&lng=${lng.toFixed(2)}&zoom=13`)
        await expect(bubbles(page).first()).toBeVisible(drawn)
        await page.getByRole('button', { name: map.locateMe }).click()
        await expect(mapOf(page).getByRole('img', { name: map.myPlace })).toBeVisible(drawn)
        await expect.poll(() => coveredMarks(page), drawn).toEqual([])
      },
    )

    test('says at its edge that it loads, where no mark stands', { tag: '@alike' }, async ({ page }) => {
      // Its pictures never come.
      await page.route('**/maplibre-gl-worker*', () => undefined)
      await openPage(page, `${path}?city=riyadh`)
      await expect(bubbles(page).first()).toBeVisible(drawn)
      const loading = mapOf(page).getByRole('status').filter({ hasText: map.loading })
      const [shown, whole] = [await loading.boundingBox(), await mapOf(page).boundingBox()]
      const bottomOf = (box: typeof shown) => (box?.y ?? 0) + (box?.height ?? 0)
      expect(bottomOf(shown)).toBeCloseTo(bottomOf(whole), 0)
      await expect.poll(() => coveredMarks(page), drawn).toEqual([])
    })

    test('explains that the device does not give its position', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path)
      await page.getByRole('button', { name: map.locateMe }).click(drawn)
      await expect(page.getByText(map.refused)).toBeVisible()
    })

    test('hides, stays hidden, and comes back as it was chosen', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path)
      const show = page.getByRole('button', { name: t.showMap })
      const follow = page.getByRole('checkbox', { name: t.searchAsMoving })
      await follow.check(drawn)
      await page.getByRole('button', { name: t.hideMap }).click()
      await expect(show).toBeFocused()
      await page.reload()
      await show.click()
      await expect(page.getByRole('button', { name: t.hideMap })).toBeFocused()
      await expect(follow).toBeChecked(drawn)
    })

    test('is replaced by the list where the browser cannot draw it', { tag: '@alike' }, async ({ page }) => {
      await leaveOutMap(page)
      await openPage(page, path)
      await expect(page.getByText(map.cannotDraw)).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })

type Found = ReturnType<Page['getByRole']>

/** The marks of which a control over the map or the map's edge hides a part. */
const coveredMarks = (page: Page) =>
  page.locator('.search-map').evaluate((map) => {
    const frame = map.getBoundingClientRect()
    const boxesOf = (parts: string) =>
      [...map.querySelectorAll(parts)].map((part) => part.getBoundingClientRect())
    const controls = boxesOf(
      '.search-map-buttons > button, .search-here > *, .search-map-credits, .search-map-painting, .search-map-mine',
    )
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      one.right > other.left + 1 &&
      one.top < other.bottom - 1 &&
      one.bottom > other.top + 1
    const isWhole = (box: DOMRect) =>
      box.left > frame.left - 1 &&
      box.right < frame.right + 1 &&
      box.top > frame.top - 1 &&
      box.bottom < frame.bottom + 1
    return boxesOf('.maplibregl-marker button')
      .filter((box) => isOver(box, frame))
      .filter((box) => !isWhole(box) || controls.some((control) => isOver(box, control)))
      .map(({ x, y }) => [Math.round(x - frame.x), Math.round(y - frame.y)])
  })

/** Clicks the first of several that lies well inside the map, away from its buttons. */
async function clickInside(page: Page, found: Found) {
  const map = await page.locator('.search-map').boundingBox()
  if (!map) throw new Error('There is no map.')
  // All at one instant: bubbles come and go while the map settles.
  const findInside = () =>
    found.evaluateAll(
      (bubbles, frame) =>
        bubbles.findIndex((bubble) => {
          const box = bubble.getBoundingClientRect()
          const [x, y] = [box.x - frame.x, box.y - frame.y]
          return x > 120 && x < frame.width - 220 && y > 160 && y < frame.height - 220
        }),
      map,
    )
  await expect.poll(findInside, drawn).toBeGreaterThanOrEqual(0)
  await found.nth(await findInside()).click()
}

/** The heading once its count has arrived, which comes after the list. */
async function countedText(heading: Found): Promise<string> {
  await expect(heading).toContainText(/\d/)
  return (await heading.textContent()) ?? ''
}

async function drag(page: Page, map: Found) {
  const box = await map.boundingBox()
  if (!box) throw new Error('There is no map.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 160, y - 90, { steps: 6 })
  await page.mouse.up()
}
