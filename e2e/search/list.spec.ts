import type { FacetCounts } from '@qareeb/contract/search/counts'
import { cardsOf } from '../support/cards-of.ts'
import { allowPosition, holdPosition } from '../support/hold-position.ts'
import { expect, expectNoViolations, said, test } from '../support/journey.ts'
import { leaveOutMap, waitForMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { nothing, openSearchBox, saying, searchWords } from '../support/search-words.ts'

for (const { locale, path, t, jobAds, shell, ui, units } of searchWords)
  test.describe(`the list of a search (${locale})`, () => {
    /** «85 وظيفة يمكن أداؤها من المنزل»: however many. */
    const remoteRow = saying(t.remoteFromHome.other)
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
    test.beforeEach(({ page }) => leaveOutMap(page))

    test(
      'finds an accountant near Riyadh by the word of either language',
      { tag: '@alike' },
      async ({ page }) => {
        for (const words of ['محاسب', 'accountant']) {
          await openPage(page, path)
          const box = (await openSearchBox(page)).getByRole('combobox', { name: shell.whatLabel })
          await box.fill(words)
          await box.press('Enter')

          await expect(page).toHaveURL(/[?&]q=/)
          await expect(page.getByRole('heading', { level: 1 })).toContainText(shell['city.riyadh'])
          await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/)
          await expect(cardsOf(page).first()).toContainText(/محاسب|account/i)
        }
      },
    )

    test.describe('without pictures', () => {
      test.use({ expectedComplaints: /ERR_FAILED/ })

      test(
        'shows the initial of a company whose logo does not arrive',
        { tag: '@alike' },
        async ({ page }) => {
          await page.route(/\/files\/|logo/, (route) =>
            route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
          )
          await openPage(page, `${path}?city=riyadh`)
          await expect(cardsOf(page).first().locator('[data-initial]')).toBeVisible()
          await expect(cardsOf(page).first().locator('img')).toHaveCount(0)
        },
      )
    })

    test('shows the city that is one of the words', { tag: '@alike' }, async ({ page }) => {
      const words = encodeURIComponent(locale === 'ar' ? 'محاسب جدة' : 'accountant jeddah')
      // Remote jobs are near every place, so they name none.
      await openPage(page, `${path}?q=${words}&workMode=onsite`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(shell['city.jeddah'])
      await expect(cardsOf(page).first()).toContainText(shell['city.jeddah'])
    })

    test('shows where it searches, as the last word or selection named it', async ({ page }) => {
      const jeddah = locale === 'ar' ? 'بجدة' : 'Jiddah'
      await openPage(page, `${path}?q=${encodeURIComponent(`accountant ${jeddah}`)}&city=dammam`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(shell['city.jeddah'])
      const box = await openSearchBox(page)
      const city = box.getByLabel(shell.whereLabel, { exact: true })
      await expect(city).toHaveValue('jeddah')

      await city.selectOption('riyadh')
      await expect(box.getByRole('combobox', { name: shell.whatLabel })).toHaveValue('accountant')
      await box.getByRole('combobox', { name: shell.whatLabel }).press('Enter')
      await expect(heading).toContainText(shell['city.riyadh'])
      await openSearchBox(page)
      await expect(city).toHaveValue('riyadh')
    })

    test('sorts by distance, names the origin, and links to the remote jobs', async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      const row = await page.getByRole('link', { name: remoteRow }).elementHandle()
      await page.getByRole('combobox', { name: t['sort.label'] }).selectOption('closest')

      await expect(page).toHaveURL(/sort=closest/)
      await expect(page.getByText(saying(t.fromPlace))).toBeVisible()
      await expect(cardsOf(page).first()).toContainText(saying(units.kilometresFromCentre))
      // The row of the list before: a press on it meets the same element.
      await row?.click()
      await expect(page).toHaveURL(/workMode=full-remote/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(saying(t.remoteJobs.other))
      await expect(cardsOf(page).first()).toContainText(jobAds['workMode.fullRemote'])
    })

    test(
      'links from a part of the map to the stated number of remote jobs',
      { tag: '@phone' },
      async ({ page }) => {
        await openPage(page, `${path}?lat=26.28&lng=50.2&zoom=12`)
        const row = page.getByRole('link', { name: remoteRow })
        const count = /\d+/.exec((await row.textContent()) ?? '')?.[0]
        await row.click()
        await expect(page).toHaveURL(/workMode=full-remote/)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(String(count))
      },
    )

    test(
      'keeps remote jobs out of its number, and behind the near ones',
      { tag: '@phone' },
      async ({ page, request }) => {
        const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''))
        const answer = await request.get('/api/v1/job-ad/facets?city=riyadh&category=it')
        // The answer has the shape that the contract states.
        const { total, locations, remote } = (await answer.json()) as FacetCounts
        await openPage(page, `${path}?city=riyadh&category=it`)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toContainText(String(locations.value))
        expect(numberIn(await heading.textContent())).toBe(total.value)
        const row = page.getByRole('link', { name: remoteRow })
        expect(numberIn(await row.textContent())).toBe(remote.value)
        // It stands after the fifth card.
        const before = await row.evaluate((link) => {
          const item = link.closest('li')
          return item?.parentElement ? [...item.parentElement.children].indexOf(item) : -1
        })
        expect(before).toBe(5)
      },
    )

    test('shows two whole cards without scrolling, six of some 120 pixels on a desktop', async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      if (width > 1024) {
        const boxes = await Promise.all(
          [0, 1, 2, 3, 4, 5].map((index) => cardsOf(page).nth(index).boundingBox()),
        )
        for (const box of boxes) expect(Math.abs((box?.height ?? 0) - 119)).toBeLessThanOrEqual(2)
        expect((boxes[5]?.y ?? height) + (boxes[5]?.height ?? 0)).toBeLessThanOrEqual(height)
        // One edge for title, company, place and facts; the pay begins beside the title.
        const [company, place, facts, title, pay] = await Promise.all(
          ['company', 'place', 'facts', 'title', 'pay'].map((part) =>
            cardsOf(page).first().locator(`.job-card-${part}`).boundingBox(),
          ),
        )
        const start = (box: typeof title) => (box?.x ?? 0) + (locale === 'ar' ? (box?.width ?? 0) : 0)
        for (const box of [company, place, facts]) expect(start(box)).toBeCloseTo(start(title ?? null), 0)
        expect(Math.abs((pay?.y ?? 0) - (title?.y ?? height))).toBeLessThan(12)
      }
      const bar = page.getByRole('navigation', { name: shell.mainNavigation })
      const end = (await bar.isVisible()) ? (await bar.boundingBox())?.y : height
      const second = await cardsOf(page).nth(1).boundingBox()
      expect((second?.y ?? height) + (second?.height ?? 0)).toBeLessThanOrEqual(end ?? height)
    })

    test('shows which filters it read from the words, and can remove them', async ({ page }) => {
      const words = locale === 'ar' ? 'محاسب بدون خبرة 5000 ريال' : 'accountant no experience 5000 SAR'
      await openPage(page, `${path}?q=${encodeURIComponent(words)}&city=riyadh`)
      const chosen = page.getByRole('list', { name: t.activeFilters })
      await chosen.getByRole('link', { name: /5,000/ }).click()
      await expect(chosen.getByRole('link')).toHaveCount(1)
      await chosen.getByRole('link', { name: t['filter.noExperience'] }).click()
      await expect(chosen).toHaveCount(0)
      expect(new URL(page.url()).searchParams.get('q')).toBe(words.split(' ')[0])
    })

    test(
      'asks for the reader’s position when the words ask for jobs nearby',
      { tag: '@phone' },
      async ({ page, context }) => {
        const words = encodeURIComponent(locale === 'ar' ? 'وظائف قريبة مِنّي؟' : 'jobs near me?')
        await openPage(page, `${path}?q=${words}&city=jeddah`)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toContainText(t.shareForNear)
        await expect(heading).toContainText(shell['city.jeddah'])
        await page.getByRole('button', { name: t.share }).click()
        await expect(said(page, t['afterNotNear.refused'])).toBeVisible()
        await expect(heading).toContainText(t['notNear.refused'])
        await expect(heading).toContainText(shell['city.jeddah'])

        await allowPosition(context, { latitude: 24.713, longitude: 46.675 })
        await page.getByRole('button', { name: t.share }).click()
        await expect(heading).toContainText(saying(t.nearWithin))
        await expect(page.getByRole('status').filter({ hasText: saying(t.nearWithin) })).toHaveCount(1)
        await expect(page.getByRole('combobox', { name: t['sort.label'] })).toHaveValue('closest')
        await expect(cardsOf(page).first()).toContainText(saying(units.kilometresAway))
      },
    )

    test('asks for no press when the position is allowed already', { tag: '@phone' }, async ({ page }) => {
      const words = encodeURIComponent(locale === 'ar' ? 'وظائف قريبة مني' : 'jobs near me')
      const device = await holdPosition(page, { latitude: 24.713, longitude: 46.675 })
      await page.goto(`${path}?q=${words}&city=jeddah`)
      const heading = page.getByRole('heading', { level: 1 })
      // No ad of another place can be pressed meanwhile.
      await expect(heading.getByText(t.locating)).toBeVisible()
      await expect(page.locator('.job-card-title a')).not.toHaveCount(0)
      await expect(page.locator('.job-card-title a').first()).toBeHidden()
      await device.untilAsked()
      await device.answer()
      await expect(heading).toContainText(saying(t.nearWithin))
      await expect(cardsOf(page).first()).toContainText(saying(units.kilometresAway))

      // The filter by distance names the same circle.
      const distance = units.kilometres.replace('{distance}', '10')
      await page.getByRole('button', { name: `${t['filter.radius']} · ${distance}` }).click()
      const choices = page.getByRole('dialog', { name: t['filter.radius'] })
      await expect(choices.getByRole('radio', { name: t.within.replace('{radius}', '10') })).toBeChecked()
      await expect(heading).toContainText(distance)
    })

    test(
      'offers other searches that have results when this one has none',
      { tag: '@alike' },
      async ({ page }) => {
        await openPage(page, `${path}?${nothing}`)
        await expect(page.getByText(t.noneTitle)).toBeVisible()

        await page.getByRole('link', { name: new RegExp(`^${t.everywhere}`) }).click()
        await expect(cardsOf(page).first()).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      },
    )

    test(
      'says that an area lies outside of Saudi Arabia, and leads back',
      { tag: '@alike' },
      async ({ page }) => {
        await openPage(page, `${path}?lat=30.0444&lng=31.2357&zoom=12&workMode=onsite`)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toContainText(t.abroad)
        await expect(page.getByText(t.abroadTitle)).toBeVisible()

        await page.getByRole('main').getByRole('link', { name: shell['city.medina'] }).click()
        await expect(cardsOf(page).first()).toBeVisible()
        await expect(heading).toContainText(shell['city.medina'])
      },
    )

    test('leads from a later page to the start, and to its heading', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, `${path}?city=riyadh`)
      const later = await page.getByRole('link', { name: ui.loadMore }).getAttribute('href')
      await openPage(page, later ?? '')
      await page.getByRole('link', { name: t.firstPage }).click()

      await expect(page).not.toHaveURL(/after=/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })

for (const { locale, path, ui } of searchWords)
  test.describe(`the list beside its map (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    test('appends pages, and brings them back after an ad and after a reload', async ({ page }) => {
      // Other journeys publish in Riyadh meanwhile.
      await openPage(page, `${path}?city=jeddah`)
      await page.getByRole('link', { name: ui.loadMore }).click()
      await expect(cardsOf(page)).toHaveCount(40)
      const title = await cardsOf(page).nth(30).getByRole('link').textContent()

      await cardsOf(page).nth(30).getByRole('link').click()
      // The address changes before the page of the ad is there.
      await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
      await page.goBack()
      await expect(cardsOf(page)).toHaveCount(40)
      await expect(cardsOf(page).nth(30).getByRole('link')).toHaveText(title ?? '')
      await expect(cardsOf(page).nth(30)).toBeInViewport()

      await page.reload()
      await expect(cardsOf(page)).toHaveCount(40)
      await expect(cardsOf(page).nth(30)).toBeInViewport()
    })

    test('has no violations that axe finds, in both themes', { tag: '@alike' }, async ({ page }) => {
      // Axe and the map share the processors.
      test.slow()
      // The narrowest window that has list and map side by side: half as many pixels to draw.
      await page.setViewportSize({ width: 1100, height: 640 })
      await openPage(page, `${path}?city=riyadh&category=finance,it&sort=closest`)
      await waitForMap(page)
      await expectNoViolations(page)
    })
  })
