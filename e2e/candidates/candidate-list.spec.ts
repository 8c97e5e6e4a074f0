import type { APIRequestContext, Locator } from '@playwright/test'
import { phrases as answeringAr } from '@qareeb/content/ar/phrases/candidates/answering'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as answeringEn } from '@qareeb/content/en/phrases/candidates/answering'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { say } from '@qareeb/content/phrase'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { omar, signIn, tokenOf } from '../support/people.ts'

const words = {
  ar: { list: candidatesAr, answer: answeringAr, errors: errorsAr },
  en: { list: candidatesEn, answer: answeringEn, errors: errorsEn },
} as const

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

type Ad = { id: string; candidates: { all: number } | null }

/** An ad with some dozens of candidates, another for each journey, so that they do not meet. */
async function findAd(request: APIRequestContext, at: number): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const answer = await request.get('/api/v1/organization/ads?state=active&sort=newest&limit=100', { headers })
  // The contract says so.
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

/** Rests a finger on a card until it is picked up, carries it to the edge, where the board scrolls, and over a column. */
async function dragByFinger(page: Page, card: Locator, column: Locator) {
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const from = await centreOf(card)
  await touch('touchStart', from)
  const name = await card.locator('bdi').innerText()
  await expect(page.getByText(name, { exact: true })).toHaveCount(2)
  const isToTheLeft = (await centreOf(column)).x < from.x
  const width = page.viewportSize()?.width ?? 0
  let no = 0
  await expect(async () => {
    no += 1
    await touch('touchMove', { x: isToTheLeft ? 10 + (no % 2) : width - 10 - (no % 2), y: from.y })
    const { x } = await centreOf(column)
    expect(x).toBeGreaterThan(width * 0.2)
    expect(x).toBeLessThan(width * 0.8)
  }).toPass({ intervals: [16] })
  await touch('touchMove', { x: (await centreOf(column)).x, y: from.y })
  await touch('touchEnd')
}

async function centreOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { list, answer, errors } = words[locale]

  test.describe(`many candidates (${locale})`, () => {
    test.use({ locale: browser })

    const dialog = (page: Page) => page.getByRole('dialog')
    const counted = (phrase: Parameters<typeof say>[0], count: number) => say(phrase, locale, { count })

    async function openAd(
      page: Page,
      request: APIRequestContext,
      { at, query = '' }: { at: number; query?: string },
    ): Promise<void> {
      const adId = await findAd(request, locale === 'ar' ? at : at + 1)
      const address = `${prefix}/dashboard/job-ad/${adId}${query}`
      await openPage(page, `${prefix}/login?returnTo=${encodeURIComponent(address)}`)
      await signIn(page, identity, omar)
      await expect(page.getByRole('table', { name: list.title })).toBeVisible()
    }

    /** A step, and the colleague who looks after somebody, are shown at once and taken back by the key. */
    async function expectStepAndAssigneeUndone(page: Page) {
      const undo = page.getByRole('button', { name: list.undo, exact: true })
      await page.keyboard.press('2')
      await expect(undo).toBeVisible()
      const step = page.getByRole('button', { name: list['step.shortlisted'], exact: true })
      await step.click()
      await expect(step).toHaveAttribute('aria-pressed', 'true')
      await expect(undo).toHaveCount(1)
      await page.keyboard.press('u')
      await expect(step).toHaveAttribute('aria-pressed', 'false')
      const assignee = page.getByRole('combobox', { name: list.assignee })
      await assignee.selectOption({ index: 1 })
      await expect(undo).toBeVisible()
      await page.locator('#candidate-name').focus()
      await page.keyboard.press('u')
      await expect(assignee).toHaveValue('')
      await page.keyboard.press('1')
      await expect(step).toBeHidden()
    }

    test(
      'new candidates are read, moved and selected by keys alone, rejected together and taken back',
      { tag: '@long' },
      async ({ page, request }) => {
        test.skip(isPhone(page), 'Phones have no keys.')
        test.slow()
        await openAd(page, request, { at: 0, query: '?state=new' })
        await page.getByRole('row').nth(3).waitFor()
        await page.keyboard.press('j')
        const name = page.locator('#candidate-name')
        await expect(name).toBeFocused()
        const first = await name.innerText()
        await page.keyboard.press('2')
        await expect(page.getByRole('button', { name: list.undo, exact: true })).toBeVisible()
        await page.keyboard.press('u')
        await expect(page.getByRole('button', { name: list.undo, exact: true })).toBeHidden()
        await expectStepAndAssigneeUndone(page)

        await page.keyboard.press('x')
        await page.keyboard.press('j')
        await expect(name).not.toHaveText(first)
        await page.keyboard.press('x')
        await expect(page.getByText(counted(answer.selected, 2))).toBeVisible()
        await page.keyboard.press('a')
        await expect(
          dialog(page).getByRole('heading', { name: counted(answer['title.message'], 2) }),
        ).toBeVisible()
        await page.keyboard.press('Escape')

        await page.getByRole('button', { name: answer.reject, exact: true }).click()
        await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
        await expectNoViolations(page, 'dialog')
        await dialog(page)
          .getByRole('button', { name: counted(answer['title.reject'], 2) })
          .click()
        await expect(page.getByText(counted(answer['done.reject'], 2))).toBeVisible()
        await expectNoViolations(page, 'main')
        await page.getByRole('button', { name: answer.takeAllBack }).click()
        await expect(page.getByText(counted(answer['done.reject'], 2))).toBeHidden()
        await expect(page.getByRole('row').filter({ hasText: first })).toContainText(list['state.new'])
      },
    )

    test(
      'a card is moved on the board by keyboard or finger, and what a colleague does shows where it stands',
      { tag: '@long' },
      async ({ page, request }) => {
        test.slow()
        await openAd(page, request, { at: isPhone(page) ? 4 : 2 })
        await page.getByRole('button', { name: list.board, exact: true }).click()
        const column = (state: string) => page.locator(`[data-column="${state}"]`)
        const card = column('new').locator('[data-candidate]').first()
        const id = (await card.getAttribute('data-candidate')) ?? ''
        await expectNoViolations(page, 'main')
        if (isPhone(page)) await dragByFinger(page, card, column('in-progress'))
        else {
          await card.focus()
          await page.keyboard.press('Space')
          await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
          await page.keyboard.press('Space')
        }
        const moved = column('in-progress').locator(`[data-candidate="${id}"]`)
        await expect(moved).toBeVisible()

        const colleague = await colleagueOn(page, request)
        await expect.poll(async () => (await colleague.read(id)).state).toBe('in-progress')
        await colleague.move(id, 'new')
        await expect(column('new').locator(`[data-candidate="${id}"]`)).toBeVisible({ timeout: 20_000 })
      },
    )

    test.describe('beside a colleague', () => {
      test.use({ expectedComplaints: /409 \(|ERR_FAILED/ })

      test('of two people at once the slower one sees what is now, and keeps the place in the list', async ({
        page,
        request,
      }) => {
        test.skip(isPhone(page), 'The list and an application stand side by side on wide screens.')
        await openAd(page, request, { at: 5, query: '?state=new' })
        const lines = page.getByRole('row').filter({ has: page.locator('td') })
        await lines.nth(3).waitFor()
        const idOf = async (no: number) => (await lines.nth(no).getAttribute('data-candidate')) ?? ''
        const [first, fourth] = [await idOf(0), await idOf(3)]
        await page.keyboard.press('j')
        const name = page.locator('#candidate-name')
        await expect(name).toBeFocused()
        const read = await name.innerText()

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
      })
    })
  })
}
