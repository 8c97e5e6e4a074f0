import type { Page } from '@playwright/test'

export type ScrollFigures = { name: string; frames: number; long: number; longest: number }

/** Milliseconds of two frames at 60 Hz. A longer frame counts as dropped. */
const longMs = 33.4
/** How often the wheel is turned: half of them down, half up. */
const wheelTurns = 80

/** Notes the length of each frame from now on. A script of the page, as text. */
const recorder = `(() => {
  const frames = []
  let last = performance.now()
  const note = (now) => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  return frames
})()`

/**
 * Scrolls by a wheel for some seconds and takes the length of each frame.
 * @param box the part that scrolls; the page itself for null
 */
export async function recordFrames(page: Page, name: string, box: string | null): Promise<ScrollFigures> {
  if (box === null) await page.mouse.move(700, 500)
  else await page.locator(box).hover()
  const recording = await page.evaluateHandle<number[]>(recorder)
  for (let turn = 0; turn < wheelTurns; turn += 1) {
    await page.mouse.wheel(0, turn < wheelTurns / 2 ? 360 : -360)
    await page.waitForTimeout(50)
  }
  const frames = await recording.jsonValue()
  await recording.dispose()
  // The first length is not that of a frame: it lasts from the start of the recording to the first frame.
  const seen = frames.slice(1)
  return {
    name,
    frames: seen.length,
    long: seen.filter((ms) => ms > longMs).length,
    longest: Math.max(...seen),
  }
}
