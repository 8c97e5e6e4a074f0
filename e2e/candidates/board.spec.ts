import type { Locator } from '@playwright/test'
import { phrases as answeringAr } from '@qareeb/content/ar/phrases/candidates/answering'
import { phrases as boardAr } from '@qareeb/content/ar/phrases/candidates/candidate-board'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as answeringEn } from '@qareeb/content/en/phrases/candidates/answering'
import { phrases as boardEn } from '@qareeb/content/en/phrases/candidates/candidate-board'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { say } from '@qareeb/content/phrase'
import { filled } from '../support/filled.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { colleagueOn, openCandidates } from './open-candidates.ts'

const words = {
  ar: { list: candidatesAr, board: boardAr, answer: answeringAr },
  en: { list: candidatesEn, board: boardEn, answer: answeringEn },
} as const

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

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

async function centreOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

for (const { locale, prefix, browser } of identityWords) {
  const { list, board, answer } = words[locale]

  test.describe(`board of candidates (${locale})`, () => {
    test.use({ locale: browser })

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

    /** A column is one stop of the Tab key, at the card that had the focus last; arrows, Home and End go through its cards. */
    async function expectOneStopForEachColumn(page: Page) {
      const cards = page.locator('[data-column="new"] [data-candidate]')
      const focused = page.locator('[data-candidate]:focus')
      const { keyboard } = page
      await cards.first().focus()
      await keyboard.press('ArrowDown')
      await expect(cards.nth(1)).toBeFocused()
      await keyboard.press('Tab')
      await expect(page.locator('[data-column="in-progress"] [data-candidate]').first()).toBeFocused()
      await keyboard.press('Shift+Tab')
      await expect(cards.nth(1)).toBeFocused()
      await keyboard.press('End')
      await expect(cards.last()).toBeFocused()
      const last = Number(await focused.getAttribute('data-index'))
      await expect(page.locator('[data-column="new"] h2 > span').last()).toHaveText(String(last + 1))
      await keyboard.press('Home')
      await expect(cards.first()).toBeFocused()
      await expect(cards.first()).toBeInViewport()
    }

    /** On a phone a rejection is three steps: its button stands in view on the last one, beside the message as it arrives. */
    async function expectRejectionInSteps(page: Page, card: Locator) {
      await card.press('4')
      const name = `\u2068${await card.locator('bdi').first().textContent()}\u2069`
      const title = say(answer['titleOf.reject'], locale, { name })
      const dialog = page.getByRole('dialog', { name: title })
      const next = dialog.getByRole('button', { name: answer.nextStep, exact: true })
      const send = dialog.getByRole('button', { name: title, exact: true })
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
      await openCandidates(page, request, { locale, prefix, at: isPhone(page) ? 4 : 2 })
      await expectSearchOnBoth(page)
      await expectOneStopForEachColumn(page)
      const column = (state: string) => page.locator(`[data-column="${state}"]`)
      const card = column('new').locator('[data-candidate]').first()
      await expectNoViolations(page, 'main')
      // Somebody may apply meanwhile, and is the first one then.
      const moved = async (move: (first: Locator) => Promise<void>) => {
        const id = (await card.getAttribute('data-candidate')) ?? ''
        await move(column('new').locator(`[data-candidate="${id}"]`))
        await expect(column('in-progress').locator(`[data-candidate="${id}"]`)).toBeVisible()
        return id
      }
      if (isPhone(page)) await expectRejectionInSteps(page, card)
      await moved((first) => moveByKeys(page, first))
      await moved((first) => drag(page, mouseOn(page), { card: first, column: column('in-progress') }))
      const finger = await fingerOn(page)
      const id = await moved((first) => drag(page, finger, { card: first, column: column('in-progress') }))

      const colleague = await colleagueOn(page, request)
      await expect.poll(async () => (await colleague.read(id)).state).toBe('in-progress')
      await colleague.move(id, 'new')
      await expect(column('new').locator(`[data-candidate="${id}"]`)).toBeVisible({ timeout: 20_000 })
    })
  })
}
