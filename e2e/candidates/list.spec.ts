import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { identityWords } from '../support/identity-words.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { colleagueOn, openCandidates } from './open-candidates.ts'

const words = {
  ar: { list: candidatesAr, errors: errorsAr },
  en: { list: candidatesEn, errors: errorsEn },
} as const

/**
 * Watches the lines of the table. React gives an element new properties when it draws it again, even where they are equal.
 * @returns how many of these lines were drawn again since
 */
async function watchLines(page: Page): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle(() => {
    const drawnOf = (line: Element) =>
      Object.entries(line).find(([key]) => key.startsWith('__reactProps$'))?.[1]
    const lines = [...document.querySelectorAll('tr[data-candidate]')]
    const before = lines.map(drawnOf)
    return { count: () => lines.filter((line, at) => drawnOf(line) !== before[at]).length }
  })
  return () => watched.evaluate(({ count }) => count())
}

/** Presses a key for each of these lines, and waits until it is the open one. */
async function stepTo(page: Page, key: 'j' | 'k', lines: readonly number[]) {
  for (const no of lines) {
    const id = await page.locator('tr[data-candidate]').nth(no).getAttribute('data-candidate')
    await page.keyboard.press(key)
    await expect(page.locator('tr[aria-current]')).toHaveAttribute('data-candidate', id ?? '')
  }
}

for (const { locale, prefix, browser } of identityWords) {
  const { list, errors } = words[locale]

  test.describe(`many candidates (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /409 \(|ERR_FAILED/ })

    /** The key for the next application draws the line that is left and the one that is opened, and asks for no page. */
    async function expectStepToDrawTwoLines(page: Page) {
      const next = await page.locator('tr[aria-current] + tr bdi').first().innerText()
      const pages: string[] = []
      page.on('request', (request) => request.url().includes('.data') && pages.push(request.url()))
      const count = await watchLines(page)
      await page.keyboard.press('j')
      await expect(page.locator('#candidate-name')).toHaveText(next)
      expect(await count()).toBe(2)
      expect(pages).toEqual([])
    }

    /** From the second application on: the next key selects the application that is still loading, and none before it. */
    async function expectKeyToSelectTheOpenOne(page: Page) {
      const { promise: wait, resolve: goOn } = Promise.withResolvers<void>()
      const one = /\/candidates\/[\da-f-]{36}$/
      await page.route(one, async (route) => {
        await wait
        await route.continue()
      })
      const line = page.locator('tr[aria-current]')
      await stepTo(page, 'j', [2, 3])
      await expect(page.locator('#candidate-name')).toBeHidden()
      await page.keyboard.press('x')
      await expect(line).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('x')
      goOn()
      await expect(page.locator('#candidate-name')).toBeFocused()
      await page.unroute(one)
      await stepTo(page, 'k', [2, 1])
    }

    /** In a low window, also after the panel has made the head of the list taller. */
    async function expectOpenLineAboveKeys(page: Page) {
      await page.setViewportSize({ width: 1440, height: 480 })
      await stepTo(page, 'j', [2, 3])
      const ends = async () => {
        const line = await page.locator('tr[aria-current]').boundingBox()
        const keys = await page.getByRole('list', { name: list.keys }).boundingBox()
        return (line?.y ?? 0) + (line?.height ?? 0) < (keys?.y ?? 0)
      }
      await expect.poll(ends).toBe(true)
      await stepTo(page, 'k', [2, 1])
      await page.setViewportSize({ width: 1440, height: 900 })
    }

    // The list and an application stand side by side on wide screens.
    test(
      'the slower of two colleagues sees the current state, and keeps the place in the list',
      { tag: '@alike' },
      async ({ page, request }) => {
        await openCandidates(page, request, { locale, prefix, at: 5, query: '?state=new' })
        const lines = page.getByRole('row').filter({ has: page.locator('td') })
        await lines.nth(3).waitFor()
        const idOf = async (no: number) => (await lines.nth(no).getAttribute('data-candidate')) ?? ''
        const [first, fourth] = [await idOf(0), await idOf(3)]
        await page.keyboard.press('j')
        const name = page.locator('#candidate-name')
        await expect(name).toBeFocused()
        const read = await name.innerText()
        await expectStepToDrawTwoLines(page)
        await expectKeyToSelectTheOpenOne(page)
        await expectOpenLineAboveKeys(page)
        await page.keyboard.press('k')
        await expect(name).toHaveText(read)

        // No news for a moment, so that the colleague is faster.
        const news = (url: URL) => url.pathname.endsWith('/candidates/changes')
        await page.route(news, (route) => route.abort())
        const colleague = await colleagueOn(page, request)
        await colleague.move(first, 'in-progress')
        await colleague.move(first, 'rejected')
        await page.keyboard.press('2')
        await expect(page.getByText(errors['candidate.changedMeanwhile']).first()).toBeVisible()
        await expect(page.getByRole('button', { name: list['state.rejected'], pressed: true })).toBeVisible()
        await colleague.move(first, 'new')

        const place = await lines.nth(3).boundingBox()
        await page.unroute(news)
        await colleague.move(fourth, 'in-progress')
        const changed = page.locator(`tr[data-candidate="${fourth}"]`)
        await expect(changed).toContainText(list['state.in-progress'], { timeout: 20_000 })
        expect(await changed.boundingBox()).toEqual(place)
        await expect(name).toHaveText(read)
        await expect(name).toBeFocused()
        await colleague.move(fourth, 'new')
      },
    )

    test(
      'a line stays under the pointer while its application opens and closes beside it',
      { tag: '@alike' },
      async ({ page, request }) => {
        // The tools above the list stand in one row, or in two beside the application.
        await page.setViewportSize({ width: 1280, height: 800 })
        await openCandidates(page, request, { locale, prefix, at: 0 })
        const id = await page.locator('tr[data-candidate]').nth(3).getAttribute('data-candidate')
        const line = page.locator(`tr[data-candidate="${id}"]`)
        const topOf = async () => Math.round((await line.boundingBox())?.y ?? 0)
        const top = await topOf()
        await line.click()
        await expect(page.locator('#candidate-name')).toBeFocused()
        expect(await topOf()).toBe(top)
        await page.keyboard.press('c')
        const send = page.getByRole('button', { name: list.sendComment, exact: true })
        const ends = async () => {
          const button = await send.boundingBox()
          const keys = await page.getByRole('list', { name: list.keys }).boundingBox()
          return (button?.y ?? 0) + (button?.height ?? 0) <= (keys?.y ?? 0)
        }
        await expect.poll(ends).toBe(true)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect(page.locator('#candidate-name')).toBeHidden()
        expect(await topOf()).toBe(top)
      },
    )

    test('keeps its place while an application is read', { tag: '@alike' }, async ({ page, request }) => {
      await openCandidates(page, request, { locale, prefix, at: 0 })
      const id = await page.locator('tr[data-candidate]').nth(8).getAttribute('data-candidate')
      const line = page.locator(`tr[data-candidate="${id}"]`)
      for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await line.locator('bdi').first().click()
        await expect(page.locator('#candidate-name')).toBeVisible()
        await leave()
        await expect(page.locator('#candidate-name')).toBeHidden()
        await expect(line).toBeInViewport()
      }
    })
  })
}
