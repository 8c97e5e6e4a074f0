import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import { cardsOf } from '../support/cards-of.ts'
import { allowPosition, holdPosition } from '../support/hold-position.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openCountingShifts, shiftOf } from '../support/layout-shift.ts'
import { openPage } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'

for (const { locale, root, prefix, shell, home, jobAds, units } of siteWords)
  test.describe(`the home page (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    test('shows the newest ads and the categories of the chosen city', async ({ page }) => {
      await openPage(page, root)
      await page
        .getByRole('navigation', { name: home.cities })
        .getByRole('link', { name: shell['city.jeddah'] })
        .click()

      const newest = page.getByRole('region', { name: home.newest.replace('{city}', shell['city.jeddah']) })
      // A full-remote job is listed in each city, but its card names no city.
      const ofTheCity = newest.getByRole('article').filter({ hasText: shell['city.jeddah'] })
      await expect(ofTheCity.first()).toBeVisible()
      const categories = page.getByRole('region', { name: home.categories })
      const category = categories.getByRole('link').first()
      const count = /[\d,]+/.exec((await category.textContent()) ?? '')?.[0] ?? 'none'
      await category.click()
      await expect(page).toHaveURL(/\/search\?city=jeddah&lat=[\d.]+&lng=[\d.]+&zoom=10&category=/)
      // Search counts what home has counted.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^[^\\d]*${count}(?![\\d,])`),
      )
    })

    test('finds jobs near the reader once the device may share its position', async ({ page, context }) => {
      await allowPosition(context, { latitude: 21.54338, longitude: 39.17285 })
      await openPage(page, root)
      await page.getByRole('link', { name: shell.nearMe }).click()

      // Addresses are passed on and kept: the position is not in them.
      await expect(page).toHaveURL(/\/search\?q=[^&]+$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('10')
      await expect(page.getByText(jobAds['workMode.onsite']).first()).toBeVisible()
    })

    test(
      'does nothing when the reader has left before the device answers',
      { tag: '@alike' },
      async ({ page }) => {
        const device = await holdPosition(page, { latitude: 21.54, longitude: 39.17 })
        await openPage(page, root)
        // Anyone who is led to the map would wait for it on this page.
        await page.route(/\/api\/v1\/job-ad/, () => undefined)
        await page.getByRole('link', { name: shell.nearMe }).click()
        await expect(page.getByText(home.locating)).toBeVisible()
        await device.untilAsked()
        await page
          .getByRole('navigation', { name: home.cities })
          .getByRole('link', { name: shell['city.jeddah'] })
          .click()
        await expect(page).toHaveURL(/\?city=jeddah$/)

        await device.answer()
        await expect(page.getByText(home.locating)).toHaveCount(0)
        await expect(page.getByRole('progressbar')).toHaveCount(0)
        await expect(page).toHaveURL(/\?city=jeddah$/)
      },
    )

    test(
      'falls back to Riyadh with a notice where the device does not give the position',
      { tag: '@alike' },
      async ({ page }) => {
        await openPage(page, `${root}?city=jeddah`)
        const chips = page.getByRole('navigation', { name: home.cities })
        await expect(chips.getByRole('link')).toHaveCount(6)
        await chips.getByRole('link', { name: shell.nearMe }).click()

        await expect(page.getByText(home.locationRefused)).toBeVisible()
        await expect(
          page.getByRole('region', { name: home.newest.replace('{city}', shell['city.riyadh']) }),
        ).toBeVisible()
      },
    )

    test(
      'draws the logo of each company, and the initial of each that has none',
      { tag: '@alike' },
      async ({ page, request }) => {
        // The oldest: other journeys publish ads without a logo.
        const answer = await request.get('/api/v1/job-ad?city=riyadh&sort=oldest')
        // The answer has the shape that the contract states.
        const { items } = (await answer.json()) as JobAdList
        await openPage(page, `${prefix}/search?city=riyadh&sort=oldest`)
        for (const isDrawn of [false, true]) {
          // Other journeys add companies with a name in one language.
          const ad = items.find(
            ({ organization: { logoUrl, name } }) => (logoUrl !== null) === isDrawn && name[locale] !== null,
          )
          if (!ad) throw new Error('The demo data lack a company with a logo, or one without.')
          const { name, logoUrl } = ad.organization
          const logo = cardsOf(page)
            .filter({ hasText: name[locale] ?? '' })
            .first()
            .locator('.job-card-logo')
          await logo.scrollIntoViewIfNeeded()
          if (logoUrl) {
            await expect(logo).toHaveAttribute('src', logoUrl)
            await expect
              .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
              .toBeGreaterThan(0)
          } else {
            const shown = await logo.evaluate((box) => getComputedStyle(box, '::before').content)
            expect(name[locale]?.toUpperCase()).toContain(JSON.parse(shown))
            expect(shown).toMatch(/^"\p{L}"$/u)
          }
        }
      },
    )

    test('has no violations that axe finds, in both themes', { tag: '@everywhere' }, async ({ page }) => {
      await openPage(page, root)
      await expectNoViolations(page)
    })

    test('is painted before it fetches its scripts', { tag: '@alike' }, async ({ page }) => {
      await openPage(page, root)
      const [painted, firstScript] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ startTime }) => startTime),
        ),
      ])
      expect(firstScript).toBeGreaterThan(painted)
    })

    test('does not shift while it loads, nor when the distances arrive', async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('viewer', '24.714,46.675'))
      await openCountingShifts(page, root)
      await expect(
        page.getByText(new RegExp(units.kilometresAway.replace('{distance}', '.+'))).first(),
      ).toBeVisible()
      expect(await shiftOf(page)).toBeLessThan(0.02)
    })
  })

test.describe('the home page before scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { locale, root, shell, home } of siteWords)
    test(`leads to the whole country for "near me" (${locale})`, { tag: '@alike' }, async ({ page }) => {
      await page.goto(root)
      await page
        .getByRole('navigation', { name: home.cities })
        .getByRole('link', { name: shell.nearMe })
        .click()

      await expect(page).toHaveURL(/[?&]bounds=/)
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(shell['city.riyadh'])
    })
})
