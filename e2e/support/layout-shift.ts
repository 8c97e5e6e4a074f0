import type { Page } from '@playwright/test'
import { takenOver } from './open-page.ts'

type Shifts = { shifts: number[] }

/**
 * Opens a page and counts how far its parts move without input. Its fonts never come: the browser of the journeys has
 * no other font with Arabic letters, so the replacement moves more than on a reader's device.
 */
export async function openCountingShifts(page: Page, path: string): Promise<void> {
  await page.route('**/*.woff2', () => undefined)
  await page.addInitScript(() => {
    // Chromium's own measure; the type is not in the DOM library yet.
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The page counts as loaded once its fonts are here.
  await page.goto(path, { waitUntil: 'commit' })
  await takenOver(page)
}

/** The sum of all shifts so far, in Chromium's unit: share of the screen times share of the way. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as Shifts).shifts.reduce((sum, value) => sum + value, 0))
