import type { BrowserContext, Page } from '@playwright/test'

type Position = { latitude: number; longitude: number }

/** Lets the device tell where it is. */
export async function allowPosition(context: BrowserContext, position: Position): Promise<void> {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(position)
}

/** Allows the next documents the position of the device, which comes when `answer` is called. */
export async function holdPosition(page: Page, position: Position) {
  await allowPosition(page.context(), position)
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const answer = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...request) => {
      document.addEventListener('answer-position', () => answer(...request), { once: true })
      document.documentElement.dataset['positionAsked'] = 'true'
    }
  })
  return {
    untilAsked: () => page.locator('[data-position-asked]').waitFor({ state: 'attached' }),
    answer: () => page.evaluate(() => document.dispatchEvent(new Event('answer-position'))),
  }
}
