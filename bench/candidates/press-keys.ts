import type { Page } from '@playwright/test'
import { median, percentile } from '../search/drive.ts'
import { recordFrames, type ScrollFigures } from './record-frames.ts'

export type KeyFigures = { name: string; count: number; median: number; p95: number }
type Figures = { keys: KeyFigures[]; scrolls: ScrollFigures[] }

const presses = 50

/** Keys on the table, once all its candidates are loaded, and the scrolling of the page. */
export async function measureTable(page: Page, address: string, candidates: number): Promise<Figures> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await loadAll(page, candidates)
  const scrolls = [await recordFrames(page, 'the table', null)]
  await page.locator('tr[data-candidate]').filter({ hasText: 'New' }).nth(4).locator('button').click()
  await page.locator('#candidate-name').waitFor()
  const open = 'document.querySelector("tr[aria-current=true]")?.dataset.candidate'
  const keys = [
    await measureKeys(page, { name: 'table: next application, J', keys: ['j'], sign: open }),
    await measureKeys(page, { name: 'table: previous application, K', keys: ['k'], sign: open }),
    await measureKeys(page, {
      name: 'table: select, X',
      keys: ['x'],
      sign: 'document.querySelector("tr[aria-current=true]")?.getAttribute("aria-selected")',
    }),
    await measureKeys(page, {
      name: 'table: move and take back, 2 and U',
      keys: ['2', 'u'],
      // The server answers before the next key.
      pauseMs: 500,
      sign: 'document.querySelector("article [aria-pressed=true]")?.textContent',
    }),
  ]
  return { keys, scrolls }
}

/** Keys on the board, and the scrolling of a column. */
export async function measureBoard(page: Page, address: string): Promise<Figures> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const column = '[data-column="new"]'
  await page.locator(`${column} [data-candidate]`).first().waitFor()
  const scrolls = [await recordFrames(page, 'a column of the board', `${column} > div`)]
  await page.locator(`${column} [data-candidate]`).nth(2).focus()
  const focused = 'document.activeElement?.dataset?.candidate'
  const keys = [
    await measureKeys(page, { name: 'board: next card, arrow', keys: ['ArrowDown'], sign: focused }),
    await measureKeys(page, { name: 'board: move a card, 2', keys: ['2'], sign: focused }),
  ]
  return { keys, scrolls }
}

/** Scrolls until the last candidate is drawn, as a reader in a hurry would. */
async function loadAll(page: Page, candidates: number) {
  const last = page.locator(`tr[aria-rowindex="${candidates + 1}"]`)
  for (let tries = 0; tries < 600 && (await last.count()) === 0; tries += 1) {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await page.waitForTimeout(100)
  }
  await last.waitFor()
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
  await page.waitForTimeout(1_000)
}

type Pressing = {
  name: string
  /** Pressed in turns. */
  keys: readonly string[]
  /** Changes once the page has answered; a script of the page. */
  sign: string
  /** Milliseconds between two presses. */
  pauseMs?: number
}

/** The time from a key to the first painted frame in which the sign has changed. */
async function measureKeys(page: Page, { name, keys, sign, pauseMs = 80 }: Pressing): Promise<KeyFigures> {
  const milliseconds: number[] = []
  while (milliseconds.length < presses)
    for (const key of keys) {
      const answered = await arm(page, sign)
      await page.keyboard.press(key)
      milliseconds.push(await answered())
      await page.waitForTimeout(pauseMs)
    }
  return {
    name,
    count: milliseconds.length,
    median: median(milliseconds),
    p95: percentile(milliseconds, 0.95),
  }
}

/**
 * Waits in the page for a key, for the frame in which its answer is drawn, and for the task after it: by then that frame
 * is painted. A script of the page, as text, since the types of pages and of the server differ.
 */
const armedFor = (sign: string) => `(() => {
  const read = () => ${sign}
  const before = read()
  const { promise, resolve } = Promise.withResolvers()
  document.addEventListener('keydown', ({ timeStamp }) => {
    const look = () => {
      const passed = performance.now() - timeStamp
      if (passed > 10000) return resolve(-1)
      if (read() === before) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - timeStamp)
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
  return { promise }
})()`

/** @returns a function that waits for the answer to the next key, and returns its milliseconds */
async function arm(page: Page, sign: string): Promise<() => Promise<number>> {
  const waiting = await page.evaluateHandle<{ promise: Promise<number> }>(armedFor(sign))
  return async () => {
    const answered = await waiting.evaluate(({ promise }) => promise)
    await waiting.dispose()
    if (answered < 0) throw new Error(`A key was not answered: ${sign}`)
    return answered
  }
}
