import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until its script has taken over, since a press before that is lost. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  // React leaves a mark on each element that it takes over.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
  return answer
}
