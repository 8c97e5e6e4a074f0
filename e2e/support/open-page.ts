import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until its script has taken over, since most presses before that are lost. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await takenOver(page)
  return answer
}

/** The same, and waits for the service worker's files, which are fetched when the page is idle. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.locator('[data-postpones-navigation]').waitFor({ state: 'attached', timeout: 20_000 })
}

/** Waits until the script of a loaded page has taken over. */
export async function takenOver(page: Page): Promise<void> {
  // React leaves a mark on each element that it takes over.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}
