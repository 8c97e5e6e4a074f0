import type { APIRequestContext, Locator } from '@playwright/test'
import { phrases as answeringAr } from '@qareeb/content/ar/phrases/candidates/answering'
import { phrases as boardAr } from '@qareeb/content/ar/phrases/candidates/candidate-board'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as answeringEn } from '@qareeb/content/en/phrases/candidates/answering'
import { phrases as boardEn } from '@qareeb/content/en/phrases/candidates/candidate-board'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { say } from '@qareeb/content/phrase'
import { filled } from '../support/filled.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { omar, openSignedIn, tokenOf } from '../support/people.ts'

const words = {
  ar: { list: candidatesAr, board: boardAr, answer: answeringAr, errors: errorsAr },
  en: { list: candidatesEn, board: boardEn, answer: answeringEn, errors: errorsEn },
} as const

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

type Ad = { id: string; candidates: { all: number } | null }

/** An ad with some dozens of candidates, another for each journey, so that they do not meet. */
async function findAd(request: APIRequestContext, at: number): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const answer = await request.get('/api/v1/organization/ads?state=active&sort=newest&limit=100', { headers })
  // The contract has this type.
  const { items } = (await answer.json()) as { items: Ad[] }
  const asked = items.filter(({ candidates }) => candidates && candidates.all > 9 && candidates.all < 100)
  return asked[at]?.id ?? ''
}

/** Somebody else of the team, who changes candidates of the ad on screen beside the browser. */
async function colleagueOn(page: Page, request: APIRequestContext) {
  const address = new URL(page.url()).pathname.replace(/^\/en/, '').replace('/dashboard', '/api/v1')
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const read = async (id: string) => (await request.get(`${address}/candidates/${id}`, { headers })).json()
  const move = async (id: string, state: string) => {
    const { version } = await read(id)
    const data = { version, state }
    expect((await request.patch(`${address}/candidates/${id}`, { headers, data })).status()).toBe(200)
  }
  return { read, move }
}

type Point = { x: number; y: number }

/** Takes a card, carries it, lets it go. */
type Pointer = {
  take: (at: Point) => Promise<void>
  carry: (to: Point) => Promise<void>
  drop: () => Promise<void>
}

/** A finger that rests on a card until it is picked up. */
async function fingerOn(page: Page): Promise<Pointer> {
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  return {
    take: async (at) => void (await touch('touchStart', at)),
    carry: async (to) => void (await touch('touchMove', to)),
    drop: async () => void (await touch('touchEnd')),
  }
}

const mouseOn = ({ mouse }: Page): Pointer => ({
  take: async ({ x, y }) => {
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x, y + 10, { steps: 2 })
  },
  carry: ({ x, y }) => mouse.move(x, y, { steps: 4 }),
  drop: () => mouse.up(),
})

/** Carries a card over a column, by the edge of the screen where the column is out of sight, and lets it go. */
async function drag(page: Page, pointer: Pointer, { card, column }: { card: Locator; column: Locator }) {
  await card.scrollIntoViewIfNeeded()
  const name = await card.locator('bdi').innerText()
  const from = await centreOf(card)
  await pointer.take(from)
  await expect(page.getByText(name, { exact: true })).toHaveCount(2)
  const width = page.viewportSize()?.width ?? 0
  // The board scrolls as long as the pointer rests at the edge; a column that has gone past is fetched from the other one.
  await expect(async () => {
    const { x } = await centreOf(column)
    const isSeen = x > width * 0.2 && x < width * 0.8
    if (!isSeen) await pointer.carry({ x: x < width / 2 ? 10 : width - 10, y: from.y })
    expect(isSeen).toBe(true)
  }).toPass({ intervals: [16] })
  await pointer.carry({ x: (await centreOf(column)).x, y: from.y })
  await pointer.drop()
}

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

async function centreOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { list, board, answer, errors } = words[locale]

  test.describe(`many candidates (${locale})`, () => {
    test.use({ locale: browser })

    async function openAd(
      page: Page,
      request: APIRequestContext,
      { at, query = '' }: { at: number; query?: string },
    ): Promise<void> {
      const adId = await findAd(request, locale === 'ar' ? at : at + 1)
      const address = `${prefix}/dashboard/job-ad/${adId}${query}`
      await openSignedIn(page, omar, address)
      await expect(page.getByRole('table', { name: list.title })).toBeVisible()
    }

    /** A search stays in the address and narrows the columns of the board as it does the list, and back. */
    async function expectSearchOnBoth(page: Page) {
      const line = page.getByRole('row').filter({ has: page.locator('td') })
      const name = await line.first().locator('bdi').first().innerText()
      await page.getByRole('searchbox', { name: list.search }).fill(name)
      await expect(page).toHaveURL(/[?&]q=/)
      await page.getByRole('button', { name: list.board, exact: true }).click()
      await expect(page).toHaveURL(/[?&]q=.*view=board|view=board.*[?&]q=/)
      const cards = page.locator('[data-column] [data-candidate]')
      await expect(cards.filter({ hasNotText: name })).toHaveCount(0)
      await expect(cards.first()).toContainText(name)
      await expectColumnsToCountCards(page)
      await page.getByRole('searchbox', { name: list.search }).fill('')
      await expect(page).not.toHaveURL(/[?&]q=/)
      await expect(cards.filter({ hasNotText: name }).first()).toBeVisible()
    }

    /** Under a search a column counts what it shows. */
    async function expectColumnsToCountCards(page: Page) {
      for (const column of await page.locator('[data-column]').all()) {
        const cards = await column.locator('[data-candidate]').count()
        await expect(column.locator('h2 > span').last()).toHaveText(String(cards))
      }
    }

    /** It is announced to screen readers once. */
    const expectSaid = (page: Page, step: keyof typeof board, values: Record<string, string>) =>
      expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: filled(board[step], values) }),
      ).toHaveCount(1)

    /** Picks a card up, lets go of it, and moves it on the second try; each step is announced once. */
    async function moveByKeys(page: Page, card: Locator) {
      const name = await card.locator('bdi').innerText()
      const carry = async () => {
        await page.keyboard.press('Space')
        await expectSaid(page, 'picked', { name, state: list['state.new'] })
        await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
        await expectSaid(page, 'over', { state: list['state.in-progress'] })
      }
      await card.focus()
      await carry()
      await page.keyboard.press('Escape')
      await expectSaid(page, 'cancelled', { name })
      await carry()
      await page.keyboard.press('Space')
      await expectSaid(page, 'dropped', { name, state: list['state.in-progress'] })
    }

    /** On a phone a rejection is three steps: its button stands in view on the last one, beside the message as it arrives. */
    async function expectRejectionInSteps(page: Page, card: Locator) {
      await card.press('4')
      const dialog = page.getByRole('dialog')
      const next = dialog.getByRole('button', { name: answer.nextStep, exact: true })
      const send = dialog.getByRole('button', { name: say(answer['title.reject'], locale, { count: 1 }) })
      await expect(dialog.getByRole('radio').first()).toBeVisible()
      await expect(send).toBeHidden()
      await next.click()
      await expect(dialog.getByRole('textbox')).toBeVisible()
      await next.click()
      await expect(dialog.getByRole('heading', { name: answer['step.check'] })).toBeFocused()
      await expect(dialog.getByRole('article')).toBeInViewport()
      await expect(send).toBeInViewport({ ratio: 1 })
      await expectNoViolations(page, 'dialog')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }

    test('a card moves on the board by keyboard, mouse and finger, and a change by a colleague shows in its column', async ({
      page,
      request,
    }) => {
      test.slow()
      await openAd(page, request, { at: isPhone(page) ? 4 : 2 })
      await expectSearchOnBoth(page)
      const column = (state: string) => page.locator(`[data-column="${state}"]`)
      const card = column('new').locator('[data-candidate]').first()
      await expectNoViolations(page, 'main')
      const moved = async (move: () => Promise<void>) => {
        const id = (await card.getAttribute('data-candidate')) ?? ''
        await move()
        await expect(column('in-progress').locator(`[data-candidate="${id}"]`)).toBeVisible()
        return id
      }
      if (isPhone(page)) await expectRejectionInSteps(page, card)
      await moved(() => moveByKeys(page, card))
      await moved(() => drag(page, mouseOn(page), { card, column: column('in-progress') }))
      const finger = await fingerOn(page)
      const id = await moved(() => drag(page, finger, { card, column: column('in-progress') }))

      const colleague = await colleagueOn(page, request)
      await expect.poll(async () => (await colleague.read(id)).state).toBe('in-progress')
      await colleague.move(id, 'new')
      await expect(column('new').locator(`[data-candidate="${id}"]`)).toBeVisible({ timeout: 20_000 })
    })

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

    /** From the second application on: one that has not arrived is what the next key selects, and none before it. */
    async function expectKeyToSelectTheOpenOne(page: Page) {
      const { promise: wait, resolve: goOn } = Promise.withResolvers<void>()
      const one = /\/candidates\/[\da-f-]{36}$/
      await page.route(one, async (route) => {
        await wait
        await route.continue()
      })
      const line = page.locator('tr[aria-current]')
      const idOf = async (no: number) =>
        (await page.locator('tr[data-candidate]').nth(no).getAttribute('data-candidate')) ?? ''
      for (const no of [2, 3]) {
        await page.keyboard.press('j')
        await expect(line).toHaveAttribute('data-candidate', await idOf(no))
      }
      await expect(page.locator('#candidate-name')).toBeHidden()
      await page.keyboard.press('x')
      await expect(line).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('x')
      goOn()
      await expect(page.locator('#candidate-name')).toBeFocused()
      await page.unroute(one)
      for (const no of [2, 1]) {
        await page.keyboard.press('k')
        await expect(line).toHaveAttribute('data-candidate', await idOf(no))
      }
    }

    test.describe('beside a colleague', () => {
      test.use({ expectedComplaints: /409 \(|ERR_FAILED/ })

      // The list and an application stand side by side on wide screens.
      test(
        'the slower of two colleagues sees the current state, and keeps the place in the list',
        { tag: '@desktop' },
        async ({ page, request }) => {
          await openAd(page, request, { at: 5, query: '?state=new' })
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
          await expect(
            page.getByRole('button', { name: list['state.rejected'], pressed: true }),
          ).toBeVisible()
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
    })
  })
}
