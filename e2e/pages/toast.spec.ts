import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as uiAr } from '@qareeb/content/ar/phrases/ui'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as uiEn } from '@qareeb/content/en/phrases/ui'
import { expect, test, type Page } from '../support/journey.ts'
import { leaveOutMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'

const words = [
  { locale: 'ar', prefix: '', ui: uiAr, errors: errorsAr },
  { locale: 'en', prefix: '/en', ui: uiEn, errors: errorsEn },
] as const

for (const { locale, prefix, ui, errors } of words)
  test.describe(`a toast (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB', expectedComplaints: /Failed to load resource/ })

    test.beforeEach(({ page }) => leaveOutMap(page))

    /** Asks for more ads while the API refuses, with a clock that can be moved. */
    const failToLoadMore = async (page: Page, body = '{}') => {
      await page.clock.install()
      await openPage(page, `${prefix}/search?city=riyadh`)
      await page.route(/\/api\/v1\/job-ad\?/, (route) => route.fulfill({ status: 503, body }))
      await page.getByRole('link', { name: ui.loadMore }).click()
      return page.getByRole('listitem').filter({ hasText: errors['http.server'] })
    }

    test('shows why a call has failed, by the rule of the catalogue', { tag: '@alike' }, async ({ page }) => {
      await failToLoadMore(page, JSON.stringify({ code: 'server.busy', message: errors['server.busy'] }))
      await expect(page.getByRole('listitem').filter({ hasText: errors['server.busy'] })).toBeVisible()
    })

    test('closes by itself after 5,000 ms', { tag: '@alike' }, async ({ page }) => {
      const toast = await failToLoadMore(page)
      await expect(toast).toBeVisible()
      await page.clock.fastForward(5000)
      await expect(toast).toBeHidden()

      // The toast about new legal texts has a link.
      const link = { label: 'Read them', to: '/terms-and-conditions' }
      await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('toast', { detail })), {
        text: 'New terms',
        variant: 'info',
        link,
      })
      const linked = page.getByRole('listitem').filter({ hasText: 'New terms' })
      await expect(linked.getByRole('link', { name: link.label })).toBeVisible()
      await page.clock.fastForward(5000)
      await expect(linked).toBeHidden()
    })

    test('keeps clear of the button that was just used', { tag: '@alike' }, async ({ page }) => {
      const usual = await (await failToLoadMore(page)).boundingBox()
      await page.clock.fastForward(5000)
      await page.evaluate((place) => {
        const button = Object.assign(document.createElement('button'), { textContent: 'Save' })
        button.style.cssText = `position: fixed; z-index: 1000; left: ${place?.x}px; top: ${place?.y}px; width: 90px; height: 40px`
        button.addEventListener('click', () =>
          document.dispatchEvent(new CustomEvent('toast', { detail: { text: 'Kept', variant: 'success' } })),
        )
        document.body.append(button)
      }, usual)
      const button = page.getByRole('button', { name: 'Save', exact: true })
      await button.click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Kept' })).toBeVisible()
      // A covered button cannot be pressed.
      await button.click()
    })

    test('waits while the pointer is on it', { tag: '@alike' }, async ({ page }) => {
      const toast = await failToLoadMore(page)
      await toast.hover()
      await page.clock.fastForward(60_000)
      await expect(toast).toBeVisible()
    })

    test('waits while the focus is on it', { tag: '@alike' }, async ({ page }) => {
      const toast = await failToLoadMore(page)
      await toast.getByRole('button', { name: ui.close }).focus()
      await page.clock.fastForward(60_000)
      await expect(toast).toBeVisible()
    })

    test('gives way to a new one at once', { tag: '@alike' }, async ({ page }) => {
      const toast = await failToLoadMore(page)
      await expect(toast).toBeVisible()
      await page.unroute(/\/api\/v1\/job-ad\?/)
      await page.route(/\/api\/v1\/job-ad\?/, (route) =>
        route.fulfill({
          status: 503,
          body: JSON.stringify({ code: 'server.busy', message: errors['server.busy'] }),
        }),
      )
      await page.getByRole('link', { name: ui.loadMore }).click()

      await expect(page.getByRole('listitem').filter({ hasText: errors['server.busy'] })).toBeVisible()
      await expect(toast).toHaveCount(0)
    })

    test('appears without a movement for those who asked for none', { tag: '@alike' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const toast = await failToLoadMore(page)
      const seconds = await toast.evaluate((element) => getComputedStyle(element).animationDuration)
      expect(Number.parseFloat(seconds)).toBeLessThan(0.001)
    })

    test(
      'is dismissed by a swipe to the right of more than 50 px, and stays after less',
      { tag: '@alike' },
      async ({ page }) => {
        const toast = await failToLoadMore(page)
        await swipe(page, toast, 40)
        await expect(toast).toBeVisible()
        await swipe(page, toast, -60)
        await expect(toast).toBeVisible()
        await swipe(page, toast, 60)
        await expect(toast).toBeHidden()
      },
    )
  })

async function swipe(page: Page, toast: ReturnType<Page['locator']>, pixels: number) {
  // Waits until the toast stops moving, here and after a swipe that was too short.
  await toast.hover()
  const box = await toast.boundingBox()
  if (!box) throw new Error('There is no toast to swipe')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y)
  await page.mouse.move(x + pixels, y)
  await page.mouse.up()
}
