import type { Page } from '@playwright/test'

/**
 * Takes WebGL from the browser, so that the list stands without its map: for journeys that are not about the map, whose
 * drawing takes its time without a graphics card.
 */
export const leaveOutMap = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
