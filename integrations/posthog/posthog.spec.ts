import { phrases as ar } from '@qareeb/content/ar/phrases/analytics/consent'
import { phrases as shellAr } from '@qareeb/content/ar/phrases/shell'
import { phrases as en } from '@qareeb/content/en/phrases/analytics/consent'
import { phrases as shellEn } from '@qareeb/content/en/phrases/shell'
import { identityWords } from '../../e2e/support/identity-words.ts'
import { expect, expectNoViolations, type Page, test } from '../../e2e/support/journey.ts'
import { openSettled } from '../../e2e/support/open-page.ts'

type Message = { event: string; distinct_id: string; properties: Record<string, unknown> }

/** Answers in PostHog's place. @returns the messages, as they come */
async function answerForPostHog(page: Page): Promise<Message[]> {
  const messages: Message[] = []
  // Views of a driven browser do not count.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await page.route('https://posthog.example/**', async (route) => {
    if (route.request().method() === 'POST') messages.push(route.request().postDataJSON() as Message)
    await route.fulfill({ status: 200, headers, json: {} })
  })
  return messages
}

for (const { locale, prefix, browser } of identityWords) {
  const t = { ar, en }[locale]
  const policy = { ar: shellAr, en: shellEn }[locale]['page.privacy-policy']
  const question = (page: Page) => page.getByRole('complementary', { name: t.title })
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  test.describe(`a site with a project of PostHog (${locale})`, { tag: '@desktop' }, () => {
    test.use({ locale: browser })

    test('sends nothing before a consent, and nothing after a refusal', async ({ page }) => {
      const messages = await answerForPostHog(page)
      await openSettled(page, `${prefix}/about`)
      await expect(question(page)).toBeVisible()
      await expectNoViolations(page, 'aside')
      await press(page, t.decline)
      await expect(question(page)).toBeHidden()
      await openSettled(page, `${prefix}/faq`)
      await expect(question(page)).toBeHidden()
      expect(messages).toEqual([])
    })

    test('sends kinds of pages after a consent, until it is withdrawn', async ({ page }) => {
      const messages = await answerForPostHog(page)
      await openSettled(page, `${prefix}/about?from=a-friend`)
      await press(page, t.allow)
      await expect.poll(() => messages.length).toBe(1)
      const view = messages[0]
      expect(view).toMatchObject({
        event: '$pageview',
        properties: { $pathname: '/about', language: locale, $process_person_profile: false },
      })
      expect(JSON.stringify(view)).not.toContain('a-friend')

      await page.getByRole('contentinfo').getByRole('link', { name: policy, exact: true }).click()
      await expect
        .poll(() => messages.map(({ event, properties }) => [event, properties['$pathname']]))
        .toEqual([
          ['$pageview', '/about'],
          ['$pageleave', '/about'],
          ['$pageview', '/privacy-policy'],
        ])
      expect(new Set(messages.map((message) => message.distinct_id)).size).toBe(1)

      await expect(page.getByText(t.allowed)).toBeVisible()
      await press(page, t.withdraw)
      await expect(page.getByText(t.declined)).toBeVisible()
      await openSettled(page, `${prefix}/faq`)
      expect(messages).toHaveLength(3)
    })

    test.describe('from a page with a token in its address', () => {
      // Nobody has this token.
      test.use({ expectedComplaints: /404 \(Not Found\)/ })

      test('sends nothing in spite of a consent', async ({ page }) => {
        const messages = await answerForPostHog(page)
        const paths = () => messages.map(({ properties }) => properties['$pathname'])
        await openSettled(page, `${prefix}/about`)
        await press(page, t.allow)
        await expect.poll(paths).toEqual(['/about'])
        await openSettled(page, `${prefix}/applications/${'a'.repeat(43)}`)
        await openSettled(page, `${prefix}/faq`)
        await expect.poll(paths).toEqual(['/about', '/faq'])
      })
    })
  })
}
