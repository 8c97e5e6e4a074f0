import type { APIRequestContext, Locator } from '@playwright/test'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { omar, openSignedIn, tokenOf } from '../support/people.ts'

const words = {
  ar: { list: candidatesAr, errors: errorsAr },
  en: { list: candidatesEn, errors: errorsEn },
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
  const name = await card.locator('bdi').innerText()
  const from = await centreOf(card)
  await touch('touchStart', from)
  await expect(page.getByText(name, { exact: true })).toHaveCount(2)
  const isToTheLeft = (await centreOf(column)).x < from.x
  const width = page.viewportSize()?.width ?? 0
  // The board scrolls as long as the finger rests at the edge.
  await touch('touchMove', { x: isToTheLeft ? 10 : width - 10, y: from.y })
  await expect(async () => {
    const { x } = await centreOf(column)
    expect(x).toBeGreaterThan(width * 0.2)
    expect(x).toBeLessThan(width * 0.8)
  }).toPass({ intervals: [16] })
  await touch('touchMove', { x: (await centreOf(column)).x, y: from.y })
  await touch('touchEnd')
}

/** Takes a card by the mouse and lets it go over a column. */
async function dragByMouse(page: Page, card: Locator, column: Locator) {
  const [from, to] = [await centreOf(card), await centreOf(column)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, from.y, { steps: 4 })
  await page.mouse.up()
}

async function centreOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { list, errors } = words[locale]

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

    test(
      'a card is moved on the board by keyboard, mouse and finger, and what a colleague does shows where it stands',
      { tag: '@long' },
      async ({ page, request }) => {
        test.slow()
        await openAd(page, request, { at: isPhone(page) ? 4 : 2 })
        await page.getByRole('button', { name: list.board, exact: true }).click()
        const column = (state: string) => page.locator(`[data-column="${state}"]`)
        const card = column('new').locator('[data-candidate]').first()
        await expectNoViolations(page, 'main')
        const moved = async (move: () => Promise<void>) => {
          const id = (await card.getAttribute('data-candidate')) ?? ''
          await move()
          await expect(column('in-progress').locator(`[data-candidate="${id}"]`)).toBeVisible()
          return id
        }
        if (!isPhone(page)) {
          await moved(async () => {
            await card.focus()
            await page.keyboard.press('Space')
            await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
            await page.keyboard.press('Space')
          })
          await moved(() => dragByMouse(page, card, column('in-progress')))
        }
        const id = await moved(() => dragByFinger(page, card, column('in-progress')))

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
