import type { Page } from '@playwright/test'

/** The device of the next documents gives its position only once it is told to. */
export async function holdPosition(page: Page) {
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
