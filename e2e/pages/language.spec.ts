import { identityWords } from '../support/identity-words.ts'
import { expect, test } from '../support/journey.ts'
import { leaveOutMap } from '../support/map.ts'
import { openPage } from '../support/open-page.ts'
import { register, signIn } from '../support/people.ts'
import { siteWords } from '../support/site-words.ts'

test.beforeEach(({ page }) => leaveOutMap(page))

for (const { locale, prefix, shell, other } of siteWords) {
  const otherPrefix = other === 'en' ? '/en' : ''
  const otherShell = siteWords.find((words) => words.locale === other)?.shell ?? shell

  test.describe(`the language of the site (${locale})`, () => {
    test('is switched on the page that is open, and the choice is remembered', async ({ page, context }) => {
      // On phones search has a bar of its own in place of the header.
      const isWide = (page.viewportSize()?.width ?? 0) >= 768
      const address = isWide ? '/search?q=nurse&city=jeddah' : '/register?type=company'
      await openPage(page, prefix + address)
      const toOther = page.getByRole('banner').getByRole('link', { name: shell.otherLanguage })
      await expect(toOther.getByText(shell.otherLanguage)).toHaveAttribute('lang', other)
      await toOther.click()

      await expect(page).toHaveURL(otherPrefix + address)
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
      const cookie = (await context.cookies()).find(({ name }) => name === 'language-changed')
      expect(cookie).toMatchObject({ value: '1', path: '/', secure: true, sameSite: 'Lax' })
      const aYear = Date.now() / 1000 + 31_536_000
      expect(Math.abs((cookie?.expires ?? 0) - aYear)).toBeLessThan(3600)
    })

    test.describe('in a browser of the other language', () => {
      test.use({ locale: other === 'ar' ? 'ar-SA' : 'en-GB' })

      test('is suggested once', { tag: '@phone' }, async ({ page }) => {
        await openPage(page, prefix || '/')
        const suggestion = page.getByText(shell.suggestOther)
        await expect(suggestion).toBeVisible()
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(suggestion).toBeHidden()
      })

      test(
        'is not suggested where it would cover a page that fills the screen',
        { tag: '@phone' },
        async ({ page }) => {
          await openPage(page, `${prefix}/search?city=jeddah`)
          await expect(page.getByRole('article').first()).toBeVisible()
          await expect(page.getByText(shell.suggestOther)).toBeHidden()
        },
      )

      test('is suggested although the storage is full', { tag: '@alike' }, async ({ page }) => {
        await page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('', 'QuotaExceededError')
          }
        })
        await openPage(page, prefix || '/')
        await expect(page.getByText(shell.suggestOther)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })

      test('is switched by the suggestion', async ({ page }) => {
        await openPage(page, `${prefix || '/'}?city=jeddah`)
        await page.getByRole('link', { name: shell.suggestOtherAction }).click()

        await expect(page).toHaveURL(`${otherPrefix || '/'}?city=jeddah`)
        await expect(page.getByRole('link', { name: otherShell.otherLanguage })).toBeVisible()
        await expect(page.getByText(otherShell.suggestOther)).toBeHidden()
      })
    })

    test('and its twin are declared to search engines, and its picture to link previews', async ({
      page,
      request,
    }) => {
      await page.goto(`${prefix}/search?city=jeddah`)
      const hrefs = await page
        .locator('link[rel=alternate]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        )
      expect(hrefs.map(([language]) => language)).toEqual(['ar', 'en', 'x-default'])
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(hrefs.find(([language]) => language === locale)?.[1]).toBe(canonical)

      const told = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
      expect(await told('og:locale')).toBe(locale === 'ar' ? 'ar_SA' : 'en_GB')
      expect(await told('og:locale:alternate')).toBe(locale === 'ar' ? 'en_GB' : 'ar_SA')
      expect(await told('og:image:alt')).toBe(await page.title())
      const { pathname } = new URL((await told('og:image')) ?? '')
      expect(pathname).toBe(`/og/site-${locale}.png`)
      expect((await request.get(pathname)).headers()['content-type']).toBe('image/png')
    })
  })
}

test(
  'a page in the other language is a document after signing in',
  { tag: '@alike' },
  async ({ page, request }) => {
    const [arabic, english] = identityWords
    const person = await register(request, english.locale)
    await openPage(page, `${english.prefix}/login?returnTo=${encodeURIComponent('/faq')}`)
    await signIn(page, english, person)

    await expect(page).toHaveURL('/faq')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('button', { name: arabic.t.accountMenu })).toBeVisible()
  },
)

test.describe('words of a page that are not answered', () => {
  test.use({ expectedComplaints: /503 \(Service Unavailable\)/ })

  test('are fetched another way', { tag: '@alike' }, async ({ page }) => {
    await page.route('**/phrases/**', (route) => route.fulfill({ status: 503, body: 'Busy' }))
    await openPage(page, '/en/search?city=jeddah')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('Arabic pages have no prefix', { tag: '@alike' }, async ({ request }) => {
  const answer = await request.get('/ar/search?city=jeddah', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toBe('/search?city=jeddah')
})
