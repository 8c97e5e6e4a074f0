import { phrases as jobPageAr } from '@qareeb/content/ar/phrases/job-page'
import { phrases as blogAr } from '@qareeb/content/ar/phrases/reading/blog'
import { phrases as jobPageEn } from '@qareeb/content/en/phrases/job-page'
import { phrases as blogEn } from '@qareeb/content/en/phrases/reading/blog'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'

const words = { ar: { blog: blogAr, jobPage: jobPageAr }, en: { blog: blogEn, jobPage: jobPageEn } }
const slugs = { ar: 'قراءة-العرض-الوظيفي', en: 'how-to-read-a-job-offer' }

for (const { locale, root, prefix, shell, other } of siteWords)
  test.describe(`the blog (${locale})`, () => {
    test.use({
      locale: locale === 'ar' ? 'ar-SA' : 'en-GB',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const post = `${prefix}/blog/${encodeURIComponent(slugs[locale])}`

    test('leads from the footer to a post and on to the next one', async ({ page }) => {
      await openPage(page, root)
      await page.getByRole('contentinfo').getByRole('link', { name: shell['page.blog'] }).click()
      await expect(page.getByRole('heading', { level: 1, name: words[locale].blog.heading })).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(6)
      await expectNoViolations(page)

      await page.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 2, name: words[locale].blog.related })).toBeVisible()
      await expect(page.getByText(/\d\d\s\/\s\d\d\s\/\s20\d\d/).first()).toBeVisible()
      await expectNoViolations(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBe(0)
      await page.getByRole('region', { name: words[locale].blog.related }).getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('a copied link is confirmed and is the address of the post', { tag: '@alike' }, async ({ page }) => {
      const { jobPage } = words[locale]
      await openPage(page, post)
      await page.getByRole('button', { name: jobPage.copyLink }).click()
      await expect(page.getByRole('status').getByText(jobPage.linkCopied)).toBeAttached()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(new URL(copied).pathname).toBe(post)
    })

    test('each language has a slug of its own, and leads to the other', async ({ page, request }) => {
      await openPage(page, post)
      const twin = page.locator(`link[rel=alternate][hreflang=${other}]`)
      await expect(twin).toHaveAttribute('href', new RegExp(`/blog/${encodeURIComponent(slugs[other])}$`))

      const moved = await request.get(`${prefix}/blog/${encodeURIComponent(slugs[other])}?from=mail`, {
        maxRedirects: 0,
      })
      expect(moved.status()).toBe(301)
      expect(moved.headers()['location']).toMatch(new RegExp(`${post}\\?from=mail$`))
      expect((await request.get(`${prefix}/blog/no-such-post`)).status()).toBe(404)
    })

    test('the feed names every post, and each picture for links is there', async ({ request }) => {
      const feed = await request.get(`${prefix}/blog/rss.xml`)
      expect(feed.headers()['content-type']).toContain('application/rss+xml')
      const addresses = [...(await feed.text()).matchAll(/<guid>([^<]+)<\/guid>/g)].map(
        ([, address]) => address,
      )
      expect(addresses).toHaveLength(6)
      const page = await (await request.get(new URL(addresses[0] ?? '').pathname)).text()
      const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
      const { pathname, search } = new URL(picture.replaceAll('&amp;', '&'))
      expect((await request.get(pathname + search)).headers()['content-type']).toBe('image/png')
    })
  })
