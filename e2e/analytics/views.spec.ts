import type { MeasuredEvent } from '@qareeb/contract/analytics'
import { expect, type Page, test } from '../support/journey.ts'
import { openSettled } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'

/** Lets the page count its views, which pages that a program drives do not, and keeps the bodies of its last messages. */
const countViews = `
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, body) => {
    void body.text().then((text) => console.debug('beacon ' + text))
    return send(address, body)
  }`

/** Notes the events that a page sends from now on, whole messages in their order. */
async function eventsOf(page: Page): Promise<MeasuredEvent[]> {
  const events: MeasuredEvent[] = []
  // The page writes these messages itself.
  const note = (body: string) => events.push(...(JSON.parse(body) as { events: MeasuredEvent[] }).events)
  await page.addInitScript(countViews)
  page.on('console', (message) => {
    const [, beacon] = /^beacon (.*)/.exec(message.text()) ?? []
    if (beacon) note(beacon)
  })
  page.on('request', (request) => {
    const isView = request.url().endsWith('/api/v1/events') && request.resourceType() === 'fetch'
    if (isView) note(request.postData() ?? '')
  })
  return events
}

for (const { locale, prefix, shell } of siteWords)
  test.describe(`views of pages (${locale}) @alike`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB', expectedComplaints: /40\d \(/ })

    test('are sent with the name of the page, and how long it was open once it is left', async ({ page }) => {
      const events = await eventsOf(page)
      await openSettled(page, `${prefix}/blog`)
      await expect.poll(() => events).toEqual([{ kind: 'pageView', page: 'blog', locale }])

      await page.getByRole('contentinfo').getByRole('link', { name: shell['page.about'] }).click()
      await expect
        // The browser carries the end of a view beside the beginning of the next.
        .poll(() => events.slice(1).toSorted((one, other) => one.kind.localeCompare(other.kind)))
        .toEqual([
          { kind: 'pageLeave', page: 'blog', locale, seconds: expect.any(Number) },
          { kind: 'pageView', page: 'about', locale },
        ])
    })

    for (const path of ['/applications/a-token-of-a-mail', '/reset-password?token=a-token-of-a-mail'])
      test(`are not sent of ${path}, whose address is a secret`, async ({ page }) => {
        const events = await eventsOf(page)
        await openSettled(page, prefix + path)
        await openSettled(page, `${prefix}/blog`)
        await expect.poll(() => events).toEqual([{ kind: 'pageView', page: 'blog', locale }])
      })
  })
