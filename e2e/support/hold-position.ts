import type { Page } from '@playwright/test'

/** Allows the next documents the position of the device, which comes when `answer` is called. */
export async function holdPosition(page: Page, position: { latitude: number; longitude: number }) {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(position)
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
