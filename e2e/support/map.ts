import { expect, type Page } from '@playwright/test'

/** Drawing without a graphics card takes its time. */
export const drawn = { timeout: 20_000 }

/** Waits until the map of a search has drawn its pictures and shows jobs. */
export async function waitForMap(page: Page): Promise<void> {
  const map = page.locator('.search-map')
  await expect(map.locator('.maplibregl-marker').first()).toBeVisible(drawn)
  await expect(map.locator('.search-map-painting')).toHaveCount(0, drawn)
}

/**
 * Takes WebGL from the browser, so that the list stands without its map: for journeys that are not about the map, whose
 * drawing takes its time without a graphics card.
 */
export const leaveOutMap = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
