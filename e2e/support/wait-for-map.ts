import { expect, type Page } from '@playwright/test'

/** Drawing without a graphics card takes its time. */
export const drawn = { timeout: 20_000 }

/** Waits until the map of a search has drawn its pictures and shows jobs. */
export async function waitForMap(page: Page): Promise<void> {
  const map = page.locator('.search-map')
  await expect(map.locator('.maplibregl-marker').first()).toBeVisible(drawn)
  await expect(map.locator('.search-map-painting')).toHaveCount(0, drawn)
}
