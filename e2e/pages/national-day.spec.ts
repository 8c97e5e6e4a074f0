import { edgesOf, footOfHeader } from '../support/edges-of.ts'
import { expect, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'

for (const { locale, root, home, shell, jobAds, search } of siteWords)
  test(`National Day is greeted above every page (${locale})`, { tag: '@phone' }, async ({ page }) => {
    // A page that is opened is as old as the server's clock; from the first step on the reader's own counts.
    await page.clock.install({ time: new Date('2026-09-23T09:00:00Z') })
    await openPage(page, root)
    await page
      .getByRole('navigation', { name: home.cities })
      .getByRole('link', { name: shell['city.jeddah'] })
      .click()

    await expect(page.getByText(shell.nationalDay)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: jobAds['category.driving'] }).click()
    await expect(page).toHaveURL(/search/)
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    // The map is beside the list, or on phones over it after a press; the back button closes it.
    const isOver = width < 1100
    if (isOver) await page.getByRole('button', { name: search.openMap }).click()
    await expect(page.locator('.search-map')).toBeVisible()
    const map = await edgesOf(page, '.search-map')
    // The search page of phones has a bar of its own in the place of the header.
    const foot = isOver ? (await edgesOf(page, '.search-bar')).bottom : await footOfHeader(page)
    expect(map.top).toBeGreaterThanOrEqual(foot)
    expect(map.bottom).toBeLessThanOrEqual(height)
    if (isOver) await page.goBack()
    await page.goBack()
    await page.clock.setFixedTime(new Date('2026-09-25T09:00:00Z'))
    await page
      .getByRole('navigation', { name: home.cities })
      .getByRole('link', { name: shell['city.mecca'] })
      .click()
    await expect(page.getByText(shell.nationalDay)).toBeHidden()
  })
