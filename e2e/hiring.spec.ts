import type { APIRequestContext } from '@playwright/test'
import { phrases as answeringAr } from '@qareeb/content/ar/phrases/candidates/answering'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as answeringEn } from '@qareeb/content/en/phrases/candidates/answering'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { say } from '@qareeb/content/phrase'
import { identityWords } from './identity-words.ts'
import { expect, expectNoViolations, type Page, test } from './journey.ts'
import { openPage } from './open-page.ts'
import { signIn, somebody, tokenOf } from './people.ts'

const words = {
  ar: { list: candidatesAr, answer: answeringAr },
  en: { list: candidatesEn, answer: answeringEn },
} as const

/** Of the team of a company of the demo. */
const omar = { ...somebody('Omar'), email: 'admin@oasis.example', password: 'Qareeb-demo-1' }

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

type Ad = { id: string; candidates: { all: number } | null }

/** An ad with some dozens of candidates, another for each journey, so that they do not meet. */
async function findAd(request: APIRequestContext, at: number): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const answer = await request.get('/api/v1/organization/ads?state=active&sort=newest', { headers })
  // The contract says so.
  const { items } = (await answer.json()) as { items: Ad[] }
  const asked = items.filter(({ candidates }) => candidates && candidates.all > 9 && candidates.all < 100)
  return asked[at]?.id ?? ''
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { list, answer } = words[locale]

  test.describe(locale, () => {
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

    test('new candidates are read, moved and selected by keys alone, rejected together and taken back', async ({
      page,
      request,
    }) => {
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
    })

    test('a card is moved on the board by keyboard, and what a colleague does shows where it stands', async ({
      page,
      request,
    }) => {
      test.slow()
      await openAd(page, request, { at: isPhone(page) ? 4 : 2 })
      await page.getByRole('button', { name: list.board, exact: true }).click()
      const column = (state: string) => page.locator(`[data-column="${state}"]`)
      const card = column('new').locator('[data-candidate]').first()
      const id = (await card.getAttribute('data-candidate')) ?? ''
      await expectNoViolations(page, 'main')
      await card.focus()
      await page.keyboard.press('Space')
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await page.keyboard.press('Space')
      const moved = column('in-progress').locator(`[data-candidate="${id}"]`)
      await expect(moved).toBeVisible()

      const address = new URL(page.url()).pathname.replace(/^\/en/, '').replace('/dashboard', '/api/v1')
      const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
      const read = async () => (await request.get(`${address}/candidates/${id}`, { headers })).json()
      await expect.poll(async () => (await read()).state).toBe('in-progress')
      const { version } = await read()
      const back = await request.patch(`${address}/candidates/${id}`, {
        headers,
        data: { version, state: 'new' },
      })
      expect(back.status()).toBe(200)
      await expect(column('new').locator(`[data-candidate="${id}"]`)).toBeVisible({ timeout: 20_000 })
    })
  })
}
