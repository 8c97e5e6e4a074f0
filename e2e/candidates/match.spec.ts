import type { APIRequestContext } from '@playwright/test'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as matchAr } from '@qareeb/content/ar/phrases/candidates/match'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as matchEn } from '@qareeb/content/en/phrases/candidates/match'
import { applyingWords } from '../support/applying-words.ts'
import { filled } from '../support/filled.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, type Person, register, tokenOf } from '../support/people.ts'
import { addAd, addPublisher, contentOf } from '../support/publishers.ts'

const words = {
  ar: { team: candidatesAr, match: matchAr },
  en: { team: candidatesEn, match: matchEn },
} as const

/** An ad that asks for Excel and three years of experience. */
async function addAsking(request: APIRequestContext, locale: 'ar' | 'en') {
  const publisher = await addPublisher(request, locale)
  const content = contentOf(publisher.branches, locale, {
    title: 'Accountant',
    description: 'You close the books of the branch every month.',
  })
  const skills = [{ key: 'excel', need: 'must' }]
  const asking = { ...content, requirements: { ...content.requirements, skills, experienceYears: 3 } }
  return { publisher, ad: await addAd(request, publisher, { content: asking, status: 'published' }) }
}

/** Applies as a new job seeker. */
async function applyAs(
  request: APIRequestContext,
  locale: 'ar' | 'en',
  { adId, message }: { adId: string; message: string },
): Promise<Person> {
  const seeker = await register(request, locale)
  const answer = await request.post(`/api/v1/job-ad/${adId}/candidates`, {
    headers: { authorization: `Bearer ${await tokenOf(request, seeker)}` },
    data: { phone: '0500000142', message, undoSecret: crypto.randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return seeker
}

for (const { locale, prefix, browser } of identityWords) {
  const { team, match } = words[locale]
  const { own } = applyingWords[locale]

  test.describe(`the match of candidates (${locale})`, () => {
    test.use({ locale: browser })

    const score = (percent: number) => filled(match.score, { score: `${percent}` })
    const lines = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

    test(
      'is worked out for one and for all, orders the list by its number, and gives the applicant the reasons alone',
      { tag: '@alike' },
      async ({ page, request }) => {
        const { publisher, ad } = await addAsking(request, locale)
        const message = 'I have 4 years of experience with Excel.'
        const sara = await applyAs(request, locale, { adId: ad.id, message })
        await applyAs(request, locale, { adId: ad.id, message: 'I live nearby.' })
        const list = `${prefix}/dashboard/job-ad/${ad.id}`

        await openSignedIn(page, publisher, list)
        await lines(page).nth(1).getByRole('button').click()
        const panel = page.getByRole('region', { name: match.title, exact: true })
        await panel.getByRole('button', { name: match.evaluate, exact: true }).click()
        await expect(panel.getByText('88%')).toBeVisible()
        await expect(panel.getByRole('listitem').first()).toContainText(match['verdict.met'])
        await expect(panel.getByRole('listitem').first()).toContainText(filled(match.weight, { weight: '3' }))
        await panel.getByText(match.how, { exact: true }).click()
        await expect(panel.getByRole('button', { name: match.evaluateAgain, exact: true })).toBeVisible()
        await expectNoViolations(page, 'article')

        // On a phone the open candidate covers the list.
        if ((page.viewportSize()?.width ?? 0) > 640) await expect(lines(page).nth(1)).toContainText(score(88))
        await openPage(page, list)
        await expect(lines(page).nth(1)).toContainText(score(88))
        await page.getByRole('button', { name: match.evaluateAll, exact: true }).click()
        await expect(lines(page).first()).toContainText(score(13))
        await page.getByLabel(team.sort, { exact: true }).selectOption('match')
        await expect(lines(page).first()).toContainText(score(88))

        await openSignedIn(page, sara, `${prefix}/applications`)
        await page.getByRole('list', { name: own.title }).getByRole('link').first().click()
        const reasons = page.getByRole('region', { name: match.ownTitle, exact: true })
        await expect(reasons.getByRole('listitem')).toHaveCount(3)
        await expect(reasons).toContainText(match['verdict.met'])
        await expect(reasons).not.toContainText(/%|٪/)
        await expect(reasons).not.toContainText(filled(match.weight, { weight: '[0-9]' }))
        await expectNoViolations(page, 'article')
      },
    )
  })
}
