import type { APIRequestContext, Route } from '@playwright/test'
import type { JobAdCard } from '@qareeb/contract/job-ads'
import { applyingWords } from '../support/applying-words.ts'
import { cardsOf } from '../support/cards-of.ts'
import { filled } from '../support/filled.ts'
import { findJobAd } from '../support/find-job-ad.ts'
import { allowPosition } from '../support/hold-position.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, inMotion, type Page, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, register, tokenOf } from '../support/people.ts'
import { addAd, addPublisher, contentOf } from '../support/publishers.ts'
import { saying } from '../support/search-words.ts'
import { upload } from '../support/upload.ts'

/**
 * The id of an open on-site ad of the demo in Riyadh with two or three branches.
 * @param at which of them: another one for each language
 */
async function findBranched(request: APIRequestContext, at: number): Promise<string> {
  let before = 0
  const isWanted = ({ locationCount, organization }: JobAdCard) =>
    [2, 3].includes(locationCount) && !organization.name.en?.startsWith('Journeys') && before++ === at
  return (await findJobAd(request, isWanted, 'city=riyadh&workMode=onsite')).id
}

for (const { locale, prefix, browser } of identityWords) {
  const { page: job, form, own, cards } = applyingWords[locale]

  test.describe(`applying (${locale})`, () => {
    // After some applications from one address the server requires a captcha, which the page solves; calls are cut off,
    // and an ad is closed meanwhile.
    test.use({ ...inMotion, locale: browser, expectedComplaints: /40[039] \(|ERR_INTERNET_DISCONNECTED/ })

    const dialog = (page: Page) => page.getByRole('dialog')

    test('a seeker far away chooses a nearer branch, looks at the CV, applies with one press, withdraws and applies again', async ({
      page,
      context,
      request,
    }) => {
      test.slow()
      const sara = await register(request, locale)
      const headers = { authorization: `Bearer ${await tokenOf(request, sara)}` }
      const cv = await upload(request, headers, {
        address: '/api/v1/user/me/file',
        name: 'cv.pdf',
        purpose: 'cv',
      })
      expect((await request.patch('/api/v1/user/me', { headers, data: { file: cv } })).status()).toBe(200)
      const adId = await findBranched(request, locale === 'ar' ? 0 : 1)
      await allowPosition(context, { latitude: 24.05, longitude: 47.6 })
      await openSignedIn(page, sara, `${prefix}/job/${adId}`)
      await page.getByRole('button', { name: job.apply, exact: true }).click()
      await dialog(page).getByRole('button', { name: form.howFar }).click()
      // Known once the distance can be shown; the list is in its order then.
      await expect(dialog(page).getByRole('checkbox')).toBeVisible()
      const far = filled(form.farWithNearer, {})
      await dialog(page).getByRole('radio').last().check()
      await expect(dialog(page).getByText(far)).toBeVisible()
      await dialog(page)
        .getByRole('button', { name: filled(form.nearer, { location: '.*', distance: '.*' }) })
        .click()
      await expect(dialog(page).getByText(far)).toBeHidden()
      await dialog(page).getByRole('button', { name: form.otherFile }).press('Enter')
      await expect(dialog(page).getByLabel(form.file)).toBeFocused()
      await dialog(page).getByRole('button', { name: form.useOwnFile }).press('Enter')
      await expect(dialog(page).getByRole('button', { name: form.otherFile })).toBeFocused()
      await dialog(page).getByRole('button', { name: form.editPerson }).press('Enter')
      await expect(dialog(page).getByLabel(form.name, { exact: true })).toBeFocused()
      await dialog(page).getByLabel(form.phone, { exact: true }).fill('0500000142')
      await expectNoViolations(page)
      await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
      await expect(dialog(page).getByRole('heading', { name: form.sentTitle })).toBeVisible()
      await dialog(page).getByRole('link', { name: form.follow }).click()

      // The application itself is open, on a phone too.
      await expect(page).toHaveURL(/application=/)
      await page.getByRole('article').getByRole('button', { name: own.withdraw }).click()
      await dialog(page).getByRole('button', { name: own.withdraw }).click()
      await expect(page.getByRole('article')).toBeFocused()
      await expect(
        page.getByRole('article').getByText(own['stage.withdrawn'], { exact: true }).first(),
      ).toBeVisible()
      await openPage(page, `${prefix}/job/${adId}`)
      await page.getByRole('button', { name: job.apply, exact: true }).click()
      await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
      await dialog(page).getByRole('link', { name: form.follow }).click()
      await expect(page.getByText(own['event.appliedAgain']).first()).toBeVisible()
    })

    test(
      'a press before the scripts have come opens the form of a signed-in person',
      { tag: '@alike' },
      async ({ page, request }) => {
        const { ad, sara } = await addAdAndSeeker(request)
        await openSignedIn(page, sara, prefix || '/')
        const scripts = Promise.withResolvers<void>()
        await page.route(/\.js$/, async (route) => {
          await scripts.promise
          await route.continue()
        })
        await page.goto(`${prefix}/job/${ad.id}`, { waitUntil: 'commit' })
        const apply = page.getByRole('button', { name: job.apply, exact: true })
        await apply.click()
        await expect(apply).toHaveAttribute('aria-busy', 'true')
        scripts.resolve()
        await expect(dialog(page).getByLabel(form.phone, { exact: true })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(apply).toBeFocused()
      },
    )

    /** A new ad of a company of its own, and a person who has just signed up. */
    async function addAdAndSeeker(request: APIRequestContext) {
      const publisher = await addPublisher(request, locale)
      const title = `Accountant ${crypto.randomUUID().slice(0, 6)}`
      const description = 'You close the books of the branch every month.'
      const content = contentOf(publisher.branches, locale, { title, description })
      const ad = await addAd(request, publisher, { content, status: 'published' })
      return { publisher, title, ad, sara: await register(request, locale) }
    }

    /** The ad on screen, with its form. */
    async function openForm(page: Page, request: APIRequestContext) {
      const { publisher, ad, sara } = await addAdAndSeeker(request)
      await openSignedIn(page, sara, `${prefix}/job/${ad.id}`)
      await page.getByRole('button', { name: job.apply, exact: true }).click()
      await dialog(page).getByLabel(form.phone, { exact: true }).fill('0500000142')
      return { ad, sara, publisher }
    }

    const calls = '**/api/v1/job-ad/*/candidates'
    const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

    test(
      'an application whose answer was lost is sent again under its key, and arrives once',
      { tag: '@phone' },
      async ({ page, request }) => {
        const { sara } = await openForm(page, request)
        const keys: (string | undefined)[] = []
        page.on('request', (sent) => {
          if (sent.method() === 'POST' && sent.url().endsWith('/candidates'))
            keys.push(sent.headers()['idempotency-key'])
        })
        // The server has it; the answer is lost on the way.
        const lose = async (route: Route) => {
          await route.fetch()
          await route.abort('internetdisconnected')
        }
        await page.route(calls, lose, { times: 1 })
        await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
        await expect(dialog(page).getByText(form.waitingTitle)).toBeVisible()
        await comeBack(page)
        await expect(dialog(page).getByRole('heading', { name: form.sentTitle })).toBeVisible()
        expect(keys).toHaveLength(2)
        expect(keys[0]).toBeTruthy()
        expect(keys[1]).toBe(keys[0])
        const headers = { authorization: `Bearer ${await tokenOf(request, sara)}` }
        const own = await (await request.get('/api/v1/user/me/applications', { headers })).json()
        expect(own.items).toHaveLength(1)
      },
    )

    test(
      'an application that waits while its ad closes shows the reason, and is not sent again',
      { tag: '@phone' },
      async ({ page, request }) => {
        const { ad, publisher } = await openForm(page, request)
        await page.route(calls, (route) => route.abort('internetdisconnected'), { times: 1 })
        await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
        await expect(dialog(page).getByText(form.waitingTitle)).toBeVisible()
        const closed = await request.patch(`/api/v1/job-ad/${ad.id}`, {
          headers: publisher.headers,
          data: { version: ad.version, status: 'archived', outcome: 'hired-elsewhere' },
        })
        expect(closed.status()).toBe(200)
        await comeBack(page)
        await expect(dialog(page).getByText(form.closedTitle)).toBeVisible()
        await expect(dialog(page).getByText(form.waitingTitle)).toBeHidden()
        await expect(dialog(page).getByRole('heading', { name: form.sentTitle })).toBeHidden()
      },
    )

    test(
      'an ad that was applied for says so on its page, on its card and among saved jobs',
      { tag: '@phone' },
      async ({ page, request }) => {
        const { title, ad, sara } = await addAdAndSeeker(request)
        const sent = await request.post(`/api/v1/job-ad/${ad.id}/candidates`, {
          headers: { authorization: `Bearer ${await tokenOf(request, sara)}` },
          data: { phone: '0500000142', undoSecret: crypto.randomUUID() },
        })
        expect(sent.status()).toBe(201)

        await openSignedIn(page, sara, `${prefix}/job/${ad.id}`)
        await expect(page.getByText(filled(job.appliedOn, { date: '.+' }))).toBeVisible()
        // Loading another page cancels a call that is not sent yet.
        const saved = page.waitForResponse(
          (response) => response.url().endsWith('/me/favorites') && response.request().method() === 'POST',
        )
        await page
          .getByRole('button', { name: saying(cards.save) })
          .first()
          .click()
        expect((await saved).status()).toBe(200)
        await openPage(page, `${prefix}/favorites`)
        await expect(cardsOf(page).filter({ hasText: title })).toContainText(cards.applied)
        await openPage(page, `${prefix}/search?q=${encodeURIComponent(title)}`)
        await expect(cardsOf(page).filter({ hasText: title })).toContainText(cards.applied)
      },
    )
  })
}
