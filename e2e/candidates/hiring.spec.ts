import { applicationHired as mailAr } from '@qareeb/content/ar/emails/candidates'
import { phrases as applicationsAr } from '@qareeb/content/ar/phrases/candidates/applications'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { applicationHired as mailEn } from '@qareeb/content/en/emails/candidates'
import { phrases as applicationsEn } from '@qareeb/content/en/phrases/candidates/applications'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { register, signIn, tokenOf } from '../support/people.ts'
import { addAd, addPublisher, contentOf } from '../support/publishers.ts'
import { mailsTo } from '../support/read-mail.ts'
import { openElsewhere } from '../support/teams.ts'

const words = {
  ar: { list: candidatesAr, own: applicationsAr, mail: mailAr },
  en: { list: candidatesEn, own: applicationsEn, mail: mailEn },
} as const

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { list, own, mail } = words[locale]

  test.describe(`hiring (${locale})`, () => {
    test.use({ locale: browser })

    test('a new company registers, advertises and hires by keys, and the candidate gets the mail and sees it', async ({
      page,
      request,
      browser: chromium,
    }) => {
      test.skip((page.viewportSize()?.width ?? 0) < 640, 'Phones have no keys.')
      const publisher = await addPublisher(request, locale)
      const description = 'You close the books of the branch every month.'
      const content = contentOf(publisher.branches, locale, { title: 'Branch accountant', description })
      const { id } = await addAd(request, publisher, { content, status: 'published' })
      const sara = await register(request, locale)
      const token = await tokenOf(request, sara)
      const sent = await request.post(`/api/v1/job-ad/${id}/candidates`, {
        headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
        data: { phone: '0500000142', undoSecret: crypto.randomUUID() },
      })
      expect(sent.status()).toBe(201)

      const returnTo = encodeURIComponent(`${prefix}/dashboard/job-ad/${id}`)
      await openPage(page, `${prefix}/login?returnTo=${returnTo}`)
      await signIn(page, identity, publisher)
      const line = page.getByRole('row').filter({ hasText: sara.firstName })
      await expect(line).toContainText(list['state.new'])
      await page.keyboard.press('j')
      await expect(page.locator('#candidate-name')).toBeFocused()
      await page.keyboard.press('3')
      const hire = page.getByRole('dialog').getByRole('button', { name: list.hireButton, exact: true })
      await expect(hire).toBeVisible()
      await expectNoViolations(page, 'dialog')
      await hire.press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(line).toContainText(list['state.hired'])

      const subjects = () => mailsTo(sara.email).map(({ subject }) => subject)
      await expect.poll(subjects, { timeout: 45_000 }).toContain(mail.subject)
      const seeker = await openElsewhere(chromium, identity)
      await seeker.addInitScript((value) => localStorage.setItem('token', value), token)
      await openPage(seeker, `${prefix}/applications`)
      await expect(seeker.getByRole('article').getByText(own['stage.hired']).first()).toBeVisible()
      await seeker.context().close()
    })
  })
}
