import type { Page, Route } from '@playwright/test'

/**
 * Answers the first request to an address in the test's own way, and lets the later ones through. (`times` of
 * `page.route` would stop listening while the page asks for something else, whose answer then may never come.)
 */
export async function onFirstRequest(page: Page, url: string, answer: (route: Route) => Promise<void>) {
  let isFirst = true
  await page.route(url, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    return answer(route)
  })
}
