import type { APIRequestContext } from '@playwright/test'
import { phrases as applicationsAr } from '@qareeb/content/ar/phrases/applications/applications'
import { phrases as applyingAr } from '@qareeb/content/ar/phrases/applications/applying'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/applications/candidates'
import { phrases as jobPageAr } from '@qareeb/content/ar/phrases/job-page'
import { phrases as applicationsEn } from '@qareeb/content/en/phrases/applications/applications'
import { phrases as applyingEn } from '@qareeb/content/en/phrases/applications/applying'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/applications/candidates'
import { phrases as jobPageEn } from '@qareeb/content/en/phrases/job-page'
import { identityWords } from './identity-words.ts'
import { expect, expectNoViolations, type Page, test } from './journey.ts'
import { openPage } from './open-page.ts'
import { signIn, somebody, tokenOf } from './people.ts'
import { readLink } from './read-mail.ts'

const words = {
  ar: { page: jobPageAr, form: applyingAr, own: applicationsAr, team: candidatesAr },
  en: { page: jobPageEn, form: applyingEn, own: applicationsEn, team: candidatesEn },
} as const

/** Of the team of a verified company of the demo. */
const omar = { ...somebody('Omar'), email: 'admin@oasis.example', password: 'Qareeb-demo-1' }

/** An open ad of the company, another for each language, so that journeys do not meet. */
async function findAd(request: APIRequestContext, at: number): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const answer = await request.get('/api/v1/organization/ads?state=active&sort=oldest', { headers })
  // The contract says so.
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return items[at]?.id ?? ''
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { page: job, form, own, team } = words[locale]

  test.describe(locale, () => {
    // After some applications from one address the server requires a captcha, which the page solves.
    test.use({ locale: browser, expectedComplaints: /403 \(Forbidden\)/ })

    const dialog = (page: Page) => page.getByRole('dialog')

    async function fill(page: Page, guest: { firstName: string; email: string }) {
      await page.getByRole('button', { name: job.apply, exact: true }).click()
      await dialog(page).getByLabel(form.name, { exact: true }).fill(guest.firstName)
      await dialog(page).getByLabel(form.email, { exact: true }).fill(guest.email)
      await dialog(page).getByLabel(form.phone, { exact: true }).fill('0500000142')
      await dialog(page).getByLabel(form.message).fill('Six years in finance.')
    }

    test('a guest applies, undoes it, applies again and follows it by the mailed link, and the team moves it', async ({
      page,
      request,
    }) => {
      test.slow()
      const adId = await findAd(request, locale === 'ar' ? 0 : 1)
      const guest = somebody(`Layan${crypto.randomUUID().slice(0, 4)}`)
      await openPage(page, `${prefix}/job/${adId}`)
      await fill(page, guest)
      await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
      await expect(
        dialog(page)
          .getByText(locale === 'ar' ? 'هذه الموافقة مطلوبة.' : 'This consent is required.')
          .first(),
      ).toBeVisible()

      for (const box of await dialog(page).getByRole('checkbox').all()) await box.check()
      await expectNoViolations(page)
      await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
      await dialog(page).getByRole('button', { name: form.undo }).click()

      await expect(dialog(page).getByLabel(form.name, { exact: true })).toHaveValue(guest.firstName)
      await expect(dialog(page).getByLabel(form.email, { exact: true })).toHaveValue(guest.email)
      await expect(dialog(page).getByLabel(form.message)).toHaveValue('Six years in finance.')
      await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
      await expect(dialog(page).getByRole('heading', { name: form.sentTitle })).toBeVisible()

      const link = await readLink(guest.email, `${prefix}/applications/`, 45_000)
      await openPage(page, link)
      await expect(page.getByRole('heading', { name: own.timeline })).toBeVisible()
      await expectNoViolations(page)

      await openPage(
        page,
        `${prefix}/login?returnTo=${encodeURIComponent(`${prefix}/dashboard/job-ad/${adId}`)}`,
      )
      await signIn(page, identity, omar)
      await page.getByRole('searchbox', { name: team.search }).fill(guest.email)
      await page.getByRole('button', { name: guest.firstName }).click()
      await page
        .getByRole('group', { name: team.move })
        .getByRole('button', { name: team['state.in-progress'] })
        .click()
      await expect(page.getByRole('button', { name: team.undo })).toBeVisible()
      await expectNoViolations(page)
      await openPage(page, link)
      await expect(page.getByText(own['stage.in-progress']).first()).toBeVisible()
    })
  })
}
