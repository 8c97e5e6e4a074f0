import type { Page } from '@playwright/test'

/** Where the upper and the lower edge of a part of the page stand in the window, to the pixel. */
export async function edgesOf(page: Page, part: string): Promise<{ top: number; bottom: number }> {
  const box = await page.locator(part).boundingBox()
  if (!box) throw new Error(`${part} is not to be seen.`)
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

/** The top edge below the sticky parts of a page. */
export const footOfHeader = async (page: Page): Promise<number> =>
  (await edgesOf(page, 'body > header')).bottom
