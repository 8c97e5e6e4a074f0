import type { Locator } from '@playwright/test'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { cardsOf } from '../support/cards-of.ts'
import { allowPosition } from '../support/hold-position.ts'
import { expect, expectNoViolations, inMotion, type Page, test } from '../support/journey.ts'
import { drawn, waitForMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { atThisPlace, searchWords } from '../support/search-words.ts'

test.use({ ...inMotion, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** Whether a press on the middle of an element would reach it. */
const isUncovered = (element: Locator) =>
  element.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** The last number of the heading: how many locations, or jobs where those are as many. */
const headingNumber = async (page: Page) => {
  const text = await page.locator('.search-heading-count').textContent()
  return toNumber(text?.match(/\d[\d,]*/g)?.at(-1))
}

/** The sum of the bubbles of the still map. */
const stillNumber = async (page: Page) => {
  const address = await page.locator('.search-strip img').first().getAttribute('src')
  const svg = await (await page.request.get(address ?? '')).text()
  const bubbles = [...svg.matchAll(/font-weight="600"[^>]*>(\d[\d,]*)</g)]
  return bubbles.reduce((sum, [, number]) => sum + toNumber(number), 0)
}

/** The locations whose marks are in sight on the live map. */
const liveNumber = (page: Page) =>
  page.locator('.search-map').evaluate((map) => {
    const frame = map.getBoundingClientRect()
    return [...map.querySelectorAll('.maplibregl-marker button')].reduce((sum, mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect()
      const isSeen = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
      // A bubble shows its number, a pin the pay of one location.
      const number = /^\d[\d,]*$/.exec(mark.querySelector('[aria-hidden]')?.textContent ?? '')?.[0]
      return isSeen ? sum + Number((number ?? '1').replaceAll(',', '')) : sum
    }, 0)
  })

const toNumber = (text = '') => Number(text.replace(',', ''))

/** Notes the scripts that a page asks for. */
function mapScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => /maplibre|job-map/.test(request.url()) && scripts.push(request.url()))
  return scripts
}

for (const { locale, path, t, jobAds, map, shell } of searchWords)
  test.describe(`the search page on a phone (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    test('opens by the bar of a page that needs none of its words', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path.replace('search', 'about'))
      const bar = page.getByRole('navigation', { name: shell.mainNavigation })
      await bar.getByRole('link', { name: shell.navigationSearchShort }).click()
      await expect(cardsOf(page).first()).toBeVisible()
    })

    test('opens the map by its strip, fetches it only then, and closes it by the back button', async ({
      page,
    }) => {
      const scripts = mapScripts(page)
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
      expect(scripts).toEqual([])
      await expect(page.locator('.search-map')).toBeHidden()

      await page.getByRole('button', { name: t.openMap }).tap()
      await expect(page.locator('.search-map')).toBeVisible()
      await expect(cardsOf(page)).toHaveCount(0)
      await expect.poll(() => scripts.length).toBeGreaterThan(0)
      // What the bubbles count.
      const counted = await page.locator('.search-heading-count').textContent()
      await expect(page.locator('.search-map').getByText(counted ?? '')).toBeVisible(drawn)
      // The credits have two lines here.
      const zoomOut = await page.getByRole('button', { name: map.zoomOut }).boundingBox()
      const credits = await page.getByText(map.credits).boundingBox()
      expect((zoomOut?.y ?? 0) + (zoomOut?.height ?? 0)).toBeLessThanOrEqual(credits?.y ?? 0)
      await page.goBack()
      await expect(page.locator('.search-map')).toBeHidden()
      await expect(cardsOf(page).first()).toBeVisible()
    })

    test(
      'keeps the map within reach further down the list, which keeps its scroll position',
      { tag: '@alike' },
      async ({ page }) => {
        await openPage(page, path)
        const open = page.getByRole('button', { name: t.map, exact: true })
        await expect(open).toHaveCount(0)
        await cardsOf(page).nth(8).scrollIntoViewIfNeeded()
        await open.tap()
        await expect(page.locator('.search-map')).toBeVisible()
        await page.getByRole('button', { name: t.list, exact: true }).tap()
        await expect(page.locator('.search-map')).toBeHidden()
        await expect(cardsOf(page).nth(8)).toBeInViewport()
      },
    )

    test('begins again under the filters when another list comes', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path)
      const heading = page.getByRole('heading', { level: 1 })
      const filters = page.getByRole('group', { name: t.filters })
      const isUnderFilters = async () => {
        const [top, bar] = [await heading.boundingBox(), await filters.boundingBox()]
        const gap = (top?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)
        return gap >= 0 && gap < 100
      }
      await cardsOf(page).nth(8).scrollIntoViewIfNeeded()
      await expect.poll(isUnderFilters).toBe(false)
      await page.getByRole('button', { name: t.allFilters }).tap()
      const dialog = page.getByRole('dialog', { name: t.allFilters })
      await dialog.getByRole('checkbox', { name: jobAds['category.driving'] }).check()
      await dialog.getByRole('button', { name: /\d/ }).tap()
      await expect(page).toHaveURL(/category=driving/)
      await expect.poll(isUnderFilters).toBe(true)
    })

    test(
      'adds distances on a press, and then offers the closest first',
      { tag: '@alike' },
      async ({ page, context }) => {
        await allowPosition(context, { latitude: 24.713, longitude: 46.675 })
        await openPage(page, `${path}?city=riyadh`)
        const titles = () => cardsOf(page).getByRole('heading').allTextContents()
        const before = await titles()
        await page.getByRole('button', { name: t.howFar }).tap()
        await expect(page.getByText(t.fromYou)).toBeVisible()
        expect(await titles()).toEqual(before)

        await page.getByRole('button', { name: t['sort.closest'] }).tap()
        await expect(page.getByRole('combobox', { name: t['sort.label'] })).toHaveValue('closest')
      },
    )

    test(
      'the dot of the reader is in the middle of the still map and of the live one',
      { tag: '@alike' },
      async ({ page, context }) => {
        await allowPosition(context, { latitude: 24.713, longitude: 46.675 })
        await openPage(page, path.replace('search', ''))
        await page.getByRole('link', { name: shell.nearMe }).tap()
        const middleOf = async (part: Locator) => {
          const box = await part.boundingBox()
          return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        }
        const isInMiddleOf = async (frame: Locator, of: Locator) => {
          const [one, other] = [await middleOf(of), await middleOf(frame)]
          return one && other ? Math.hypot(one.x - other.x, one.y - other.y) < 3 : false
        }
        const strip = page.locator('.search-strip')
        await expect.poll(() => isInMiddleOf(strip, strip.getByRole('img', { name: map.myPlace }))).toBe(true)

        await page.getByRole('button', { name: t.openMap }).tap()
        const live = page.locator('.search-map')
        await expect
          .poll(() => isInMiddleOf(live, live.getByRole('img', { name: map.myPlace })), drawn)
          .toBe(true)
      },
    )

    test(
      'counts one circle around the reader, who is not in the address of the page',
      { tag: '@alike' },
      async ({ page, context }) => {
        await allowPosition(context, { latitude: 24.7149, longitude: 46.6651 })
        await openPage(page, path.replace('search', ''))
        await page.getByRole('link', { name: shell.nearMe }).tap()
        await expect(page.locator('.search-pill')).toContainText(shell.nearMe)
        await expect.poll(() => headingNumber(page)).toBeGreaterThan(0)
        await expect.poll(() => stillNumber(page)).toBe(await headingNumber(page))
        expect(page.url()).not.toMatch(/24\.71\d|46\.66\d/)
      },
    )

    test('shows the whole rectangle that was searched on a wide map', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?bounds=21.3,39,21.7,39.4&lat=21.5&lng=39.2&zoom=11.5`)
      await expect.poll(() => headingNumber(page)).toBeGreaterThan(0)
      const inRectangle = await headingNumber(page)
      await page.getByRole('button', { name: t.openMap }).tap()
      await waitForMap(page)
      await expect.poll(() => liveNumber(page), drawn).toBe(inRectangle)
    })

    test('counts words alone in the city that it names', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      await expect.poll(() => headingNumber(page)).toBeGreaterThan(0)
      const inCity = await headingNumber(page)
      await openPage(page, `${path}?q=%F0%9F%98%80`)
      await expect(page.locator('.search-pill')).toContainText(t.riyadh)
      await expect.poll(() => headingNumber(page)).toBe(inCity)
      await expect.poll(() => stillNumber(page)).toBe(inCity)
    })

    test('says the whole area and origin of distances of a radius', { tag: '@alike' }, async ({ page }) => {
      for (const query of [
        'city=medina&radius=10',
        'lat=24.71&lng=46.67&radius=10',
        'city=medina&sort=closest',
      ]) {
        await openPage(page, `${path}?${query}`)
        const line = page.locator('.search-heading-where')
        await expect(line).toContainText('·')
        const cut = await line.evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        )
        expect(cut, query).toBe(false)
      }
    })

    test('names the country where remote work is searched', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?q=remote accountant`)
      await expect(page.locator('.search-pill')).toContainText(t.everywhere)
    })

    test('leads to the other language in one place', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path)
      await expect(
        page.locator('main').getByTitle(shell.switchLanguage).and(page.locator(':visible')),
      ).toHaveCount(1)
    })

    test('offers the choices of a chip at the bottom edge', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, path)
      await page.getByRole('button', { name: t['filter.category'], exact: true }).tap()
      const choices = page.getByRole('dialog', { name: t['filter.category'] })
      await choices.getByRole('checkbox', { name: jobAds['category.driving'] }).check()
      const box = await choices.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)

      await choices.getByRole('button', { name: /\d/ }).tap()
      await expect(page).toHaveURL(/category=driving/)
    })

    test('keeps opened items of the map in sight', { tag: '@alike' }, async ({ page, request }) => {
      const answer = await request.get('/api/v1/job-ad/map?bounds=24.5,46.5,24.9,47&zoom=14')
      // The answer has the shape that the contract states.
      const { clusters } = (await answer.json()) as MapItems
      const spot = clusters.find((cluster) => cluster.spot)
      await openPage(page, `${path}?lat=${spot?.lat}&lng=${spot?.lng}&zoom=14#map`)
      const bubble = page.locator('.search-map').getByRole('button', { name: atThisPlace(map) })
      await bubble.first().tap()

      const last = page.locator('.search-map').getByRole('link').nth(1)
      await expect(last).toBeVisible()
      await expect.poll(() => isUncovered(last)).toBe(true)
      // Pay and its period stand on one line.
      const heights = await page
        .locator('.map-card .job-card-pay')
        .evaluateAll((pays) => pays.map(({ clientHeight }) => clientHeight))
      expect(Math.max(...heights)).toBeLessThan(30)

      const bottomOf = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)
      const locate = page.getByRole('button', { name: map.locateMe })
      await expect
        .poll(async () => bottomOf(await page.locator('.map-card').boundingBox()), drawn)
        .toBeLessThan((await locate.boundingBox())?.y ?? 0)
    })

    test('opens a card beside the dot of the reader', { tag: '@alike' }, async ({ page, request }) => {
      const answer = await request.get('/api/v1/job-ad/map?bounds=24.5,46.5,24.9,47&zoom=14')
      // The answer has the shape that the contract states.
      const spot = ((await answer.json()) as MapItems).clusters.find((cluster) => cluster.spot)
      // Some 100 pixels above the spot.
      const dotAt = `${(spot?.lat ?? 0) + 0.004},${spot?.lng}`
      await page.addInitScript((known) => sessionStorage.setItem('viewer', known), dotAt)
      await openPage(page, `${path}?lat=${spot?.lat}&lng=${spot?.lng}&zoom=14#map`)
      const live = page.locator('.search-map')
      await live
        .getByRole('button', { name: atThisPlace(map) })
        .first()
        .tap()
      await expect(live.getByRole('link').first()).toBeVisible()
      await expect
        .poll(async () => {
          const card = await live.locator('.map-card').boundingBox()
          const dot = await live.getByRole('img', { name: map.myPlace }).boundingBox()
          return card && dot && dot.y > 116 && dot.y + dot.height <= card.y
        }, drawn)
        .toBe(true)
    })

    test('has no violations that axe finds, in both themes', { tag: '@alike' }, async ({ page }) => {
      // Axe and the map share the processors.
      test.slow()
      await openPage(page, path)
      await expectNoViolations(page)
      await page.getByRole('button', { name: t.openMap }).tap()
      await waitForMap(page)
      await expectNoViolations(page)
    })
  })
