import type { APIRequestContext } from '@playwright/test'
import {
  answerOverdue as overdueMailAr,
  applicationRejected as rejectedMailAr,
  applicationUnanswered as unansweredMailAr,
} from '@qareeb/content/ar/emails/candidates'
import { phrases as applicationsAr } from '@qareeb/content/ar/phrases/candidates/applications'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as dashboardAr } from '@qareeb/content/ar/phrases/dashboard'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as listAr } from '@qareeb/content/ar/phrases/job-ad-list'
import { phrases as jobAr } from '@qareeb/content/ar/phrases/job-page'
import {
  answerOverdue as overdueMailEn,
  applicationRejected as rejectedMailEn,
  applicationUnanswered as unansweredMailEn,
} from '@qareeb/content/en/emails/candidates'
import { phrases as applicationsEn } from '@qareeb/content/en/phrases/candidates/applications'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as dashboardEn } from '@qareeb/content/en/phrases/dashboard'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as listEn } from '@qareeb/content/en/phrases/job-ad-list'
import { phrases as jobEn } from '@qareeb/content/en/phrases/job-page'
import { say } from '@qareeb/content/phrase'
import { filled } from '../support/filled.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, type Page, said, test } from '../support/journey.ts'
import { onceAnswered } from '../support/once-answered.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, type Person, register, tokenOf } from '../support/people.ts'
import { addAd, addPublisher, contentOf, type Publisher } from '../support/publishers.ts'
import { mailsTo } from '../support/read-mail.ts'
import { openElsewhere } from '../support/teams.ts'
import { canPassTime, passTime, runTask } from './pass-time.ts'

const words = {
  ar: {
    mails: { overdue: overdueMailAr, rejected: rejectedMailAr, unanswered: unansweredMailAr },
    own: applicationsAr,
    team: candidatesAr,
    dashboard: dashboardAr,
    list: listAr,
    job: jobAr,
    errors: errorsAr,
  },
  en: {
    mails: { overdue: overdueMailEn, rejected: rejectedMailEn, unanswered: unansweredMailEn },
    own: applicationsEn,
    team: candidatesEn,
    dashboard: dashboardEn,
    list: listEn,
    job: jobEn,
    errors: errorsEn,
  },
} as const

const subjectsTo = ({ email }: Person) => mailsTo(email).map(({ subject }) => subject)

type Application = { id: string; version: number; erasedOn: string }

/** Publishes an ad of a company through the API. */
async function addOpenAd(
  request: APIRequestContext,
  company: Publisher,
  { title, locale }: { title: string; locale: 'ar' | 'en' },
) {
  const description = 'You close the books of the branch every month.'
  const content = contentOf(company.branches, locale, { title, description })
  return addAd(request, company, { content, status: 'published' })
}

/** A company with an ad, and somebody who has applied for it, all through the API. */
async function addApplication(request: APIRequestContext, locale: 'ar' | 'en') {
  const company = await addPublisher(request, locale)
  const { headers } = company
  const ad = await addOpenAd(request, company, { title: 'Branch accountant', locale })
  const address = `/api/v1/job-ad/${ad.id}/candidates`
  const seeker = await register(request, locale)
  const sent = await request.post(address, {
    headers: { authorization: `Bearer ${await tokenOf(request, seeker)}`, 'accept-language': locale },
    data: { phone: '0500000142', undoSecret: crypto.randomUUID() },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  // The contract has these types for this ad and for the company.
  const { items } = (await (await request.get(address, { headers })).json()) as { items: [Application] }
  const { id: companyId } = (await (await request.get('/api/v1/organization', { headers })).json()) as {
    id: string
  }
  return { company, companyId, ad, seeker, applicationId: items[0].id, address: `${address}/${items[0].id}` }
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { mails, own, team, dashboard, list, job, errors } = words[locale]

  test.describe(`as time passes (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /404 \(/ })
    test.skip(!canPassTime, 'The database of this site is not known.')

    const dialog = (page: Page) => page.getByRole('dialog')

    /** Signs somebody in on a page of their own. */
    async function openAs(page: Page, person: Person, path: string) {
      await openSignedIn(page, person, prefix + path)
    }

    /** Selects ads of the list that is open. @returns the bar of their actions */
    async function select(page: Page, titles: readonly string[]) {
      for (const title of titles)
        await page.getByRole('checkbox', { name: filled(list.selectNamed, { title }) }).check()
      return page.getByRole('region', { name: list.selectedActions })
    }

    /** Reads the result of each ad and closes them. */
    async function expectResults(page: Page, results: Record<string, string>) {
      const shown = page.getByRole('dialog', { name: list.resultsTitle })
      await expect(shown.getByRole('listitem')).toHaveCount(Object.keys(results).length)
      for (const [title, result] of Object.entries(results))
        await expect(shown.getByRole('listitem').filter({ hasText: title })).toContainText(result)
      await shown.getByRole('button', { name: list.resultsDone }).click()
    }

    /** One of the two ads is in its last days and is extended; the bar shows the notice about the other one. */
    async function extendTwo(page: Page, titles: readonly [string, string]) {
      const bar = await select(page, titles)
      await expect(bar).toContainText(say(list.notExtendable, locale, { count: 1 }))
      await bar.getByRole('button', { name: list.extendSelected.replace('{count}', '1') }).click()
      await expectResults(page, { [titles[0]]: list['result.extend'] })
    }

    /** A colleague closes the second ad meanwhile. */
    async function closeTwo(page: Page, titles: readonly [string, string], meanwhile: () => Promise<void>) {
      const bar = await select(page, titles)
      await meanwhile()
      await bar.getByRole('button', { name: list.closeSelected.replace('{count}', '2') }).click()
      await dialog(page).getByRole('radio', { name: list['outcome.cancelled'] }).check()
      await dialog(page)
        .getByRole('button', { name: say(list.closeButton, locale, { count: 2 }) })
        .click()
      await expectResults(page, {
        [titles[0]]: list['result.close'],
        [titles[1]]: errors['jobAd.notPublished'],
      })
    }

    test(
      'a rejection can be taken back for an hour and is mailed after it, and the application is gone after the day that both sides read',
      { tag: '@alike' },
      async ({ page, request, browser: chromium }) => {
        test.slow()
        const { company, companyId, ad, seeker, applicationId } = await addApplication(request, locale)
        const reject = async () => {
          await page
            .getByRole('group', { name: team.move })
            .getByRole('button', { name: team['state.rejected'] })
            .click()
          await onceAnswered(page, '/candidates/', () =>
            dialog(page).getByRole('button', { name: team.rejectButton, exact: true }).click(),
          )
          await expect(page.getByRole('button', { name: team.undoRejection })).toBeVisible()
        }
        await openAs(page, company, `/dashboard/job-ad/${ad.id}?candidate=${applicationId}`)
        const theirs = await openElsewhere(chromium, identity)
        await openAs(theirs, seeker, `/applications?application=${applicationId}`)
        await expect(theirs.getByText(own.timeline)).toBeVisible()
        const stage = (name: 'opened' | 'rejected') =>
          theirs.getByText(own[`stage.${name}`], { exact: true }).first()

        await reject()
        await onceAnswered(page, '/candidates/', () =>
          page.getByRole('button', { name: team.undoRejection }).click(),
        )
        await expect(page.getByRole('button', { name: team.undoRejection })).toBeHidden()
        await passTime(companyId, { minutes: 61 })
        await theirs.reload()
        await expect(stage('opened')).toBeVisible()

        await reject()
        await passTime(companyId, { minutes: 59 })
        await theirs.reload()
        await expect(stage('opened')).toBeVisible()
        expect(subjectsTo(seeker)).not.toContain(mails.rejected.subject)
        await passTime(companyId, { minutes: 2 })
        await expect.poll(() => subjectsTo(seeker)).toContain(mails.rejected.subject)
        await theirs.reload()
        await expect(stage('rejected')).toBeVisible()

        const answer = await request.get(`/api/v1/user/me/applications/${applicationId}`, {
          headers: { authorization: `Bearer ${await tokenOf(request, seeker)}` },
        })
        // The contract has this type.
        const { erasedOn } = (await answer.json()) as Application
        const day = formatted(erasedOn)
        await expect(theirs.getByText(filled(own.erasedOn, { date: day }))).toBeVisible()
        await page.reload()
        await expect(page.getByText(filled(team.keptUntil, { date: day }))).toBeVisible()

        const days = Math.ceil((Date.parse(erasedOn) - Date.now()) / (24 * 60 * 60_000))
        await passTime(companyId, { days: days - 4 })
        await runTask('candidates.eraseKept')
        await theirs.reload()
        await expect(stage('rejected')).toBeVisible()
        await passTime(companyId, { days: 8 })
        await runTask('candidates.eraseKept')
        await openPage(theirs, `${prefix}/applications`)
        await expect(theirs.getByText(own.noneTitle)).toBeVisible()
        await openPage(page, `${prefix}/dashboard/job-ad/${ad.id}`)
        await expect(page.getByText(team.noneTitle)).toBeVisible()
        await theirs.context().close()
      },
    )

    test(
      'both sides are notified of a missing answer after thirty days, and ads are extended, closed, expire and are published again',
      { tag: '@alike' },
      async ({ page, request, browser: chromium }) => {
        test.slow()
        const { company, companyId, ad, seeker, applicationId, address } = await addApplication(
          request,
          locale,
        )
        await addOpenAd(request, company, { title: 'Old accountant', locale })
        const data = { version: 1, step: 'interview', interviewOn: new Date().toISOString().slice(0, 10) }
        expect((await request.patch(address, { headers: company.headers, data })).status()).toBe(200)
        const due = (phrase: 'due.answersDue' | 'due.answersOverdue') =>
          page.getByRole('link', {
            name: filled(say(dashboard[phrase], locale, { count: 1, date: '{date}' }), { date: '.+' }),
          })

        await passTime(companyId, { days: 25 })
        await openAs(page, company, '/dashboard')
        await expect(due('due.answersDue')).toBeVisible()
        expect(subjectsTo(seeker)).not.toContain(mails.unanswered.subject)
        const { id: freshId, version } = await addOpenAd(request, company, {
          title: 'Fresh accountant',
          locale,
        })
        await openPage(page, `${prefix}/dashboard/ads`)
        await extendTwo(page, ['Old accountant', 'Fresh accountant'])
        await closeTwo(page, ['Old accountant', 'Fresh accountant'], async () => {
          const change = { version, status: 'archived', outcome: 'hired-elsewhere' }
          const address = `/api/v1/job-ad/${freshId}`
          expect((await request.patch(address, { headers: company.headers, data: change })).status()).toBe(
            200,
          )
        })

        await passTime(companyId, { days: 7 })
        await expect.poll(() => subjectsTo(seeker)).toContain(mails.unanswered.subject)
        await expect.poll(() => subjectsTo(company)).toContain(mails.overdue.subject)
        await openPage(page, `${prefix}/dashboard`)
        await expect(due('due.answersOverdue')).toBeVisible()
        const theirs = await openElsewhere(chromium, identity)
        await openAs(theirs, seeker, `/applications?application=${applicationId}`)
        await expect(
          theirs
            .getByText(filled(own.overdue, { date: '.+' }))
            .filter({ visible: true })
            .first(),
        ).toBeVisible()
        await expect(theirs.getByText(own['event.reminded'])).toBeVisible()

        const expired = await openPage(theirs, `${prefix}/job/${ad.id}`)
        expect(expired?.status()).toBe(410)
        await expect(theirs.getByRole('heading', { level: 1, name: job.expired })).toBeVisible()
        await openPage(page, `${prefix}/dashboard/ads`)
        await expect(page.getByText(list['state.expired'], { exact: true }).first()).toBeVisible()
        await page
          .getByRole('button', { name: filled(list.publishAgainNamed, { title: 'Branch accountant' }) })
          .click()
        await expect(said(page, list.publishedAgain)).toBeVisible()
        const open = await openPage(theirs, `${prefix}/job/${ad.id}`)
        expect(open?.status()).toBe(200)
        await expect(theirs.getByRole('heading', { level: 1, name: 'Branch accountant' })).toBeVisible()
        await theirs.context().close()
      },
    )
  })
}

/** A day as both languages write it, in one piece. */
function formatted(day: string): string {
  const [year, month, date] = day.split('-')
  return [date, month, year].join('\\s/\\s')
}
