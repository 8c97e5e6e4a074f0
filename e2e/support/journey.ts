import fs from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

export { expect, type Page }

type Options = {
  /** Console errors that this journey causes on purpose. */
  expectedComplaints: RegExp | undefined
}

/** Options of journeys through parts that slide, fade and close with an animation; the others ask for less motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Console messages of a browser without a graphics card, and of one that may have no service worker. */
const noise = /GL Driver Message|Service Worker registration blocked/

/** A test whose page must not write errors or warnings to the console, nor throw. */
export const test = base.extend<Options>({
  expectedComplaints: [undefined, { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = []
    const documents = new Set<string>()
    page.on('request', (request) => request.isNavigationRequest() && documents.add(request.url()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      const { url } = message.location()
      // A page that answers 404 or 410 on purpose is an error to the browser all the same.
      if (documents.has(url) && message.text().startsWith('Failed to load resource')) return
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${url})`)
    })
    await use(page)
    expect(
      complaints.filter((complaint) => !noise.test(complaint) && !expectedComplaints?.test(complaint)),
    ).toEqual([])
  },
})

/** The toast with a text; its announcement to screen readers is removed after a second. */
export const said = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: text })

/** The second theme has the same elements in other colours. */
const rulesOf = {
  light: { resultTypes: ['violations'] },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOptions>

/**
 * Both themes of a page, held to WCAG 2.2 AA and axe's best practices.
 * @param part what to look at, where the rest has been looked at already: a whole page takes seconds
 * @param also rules that axe has and leaves out unless they are named
 */
export async function expectNoViolations(page: Page, part = 'html', also: string[] = []): Promise<void> {
  const named = { rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])) }
  for (const colorScheme of ['light', 'dark'] as const) {
    // A colour in the middle of a transition belongs to neither theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(restAll)
    const options = { ...(colorScheme === 'light' && named), ...rulesOf[colorScheme] }
    expect(await violationsIn(page, part, options)).toEqual([])
  }
}

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe in a page and its frames. Each document gets its script once: half a megabyte. */
async function violationsIn(page: Page, part: string, options: axe.RunOptions) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource)
  return page.evaluate(
    async ([selector, rules]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(selector, rules)
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))
    },
    [part, options] as const,
  )
}

/**
 * Draws the parts outside of the screen too, which would otherwise keep the colours of the former theme. Then waits, for
 * a second at most, until animations such as an opening dialog have ended. It is a text, since this file is also compiled
 * without the types of a browser.
 */
const restAll = `
  for (const element of document.querySelectorAll('*'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  Promise.race([
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]).then(() => undefined)`
