import { applicationHired as mailAr } from '@qareeb/content/ar/emails/candidates'
import { phrases as applicationsAr } from '@qareeb/content/ar/phrases/candidates/applications'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as companiesAr } from '@qareeb/content/ar/phrases/organizations/organizations'
import { applicationHired as mailEn } from '@qareeb/content/en/emails/candidates'
import { phrases as applicationsEn } from '@qareeb/content/en/phrases/candidates/applications'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as companiesEn } from '@qareeb/content/en/phrases/organizations/organizations'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { register, sendSignUp, somebody, tokenOf } from '../support/people.ts'
import { addAd, addBranch, contentOf, verify } from '../support/publishers.ts'
import { mailsTo, readLink } from '../support/read-mail.ts'
import { openElsewhere } from '../support/teams.ts'

const words = {
  ar: { list: candidatesAr, own: applicationsAr, mail: mailAr, companies: companiesAr },
  en: { list: candidatesEn, own: applicationsEn, mail: mailEn, companies: companiesEn },
} as const

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { t } = identity
  const { list, own, mail, companies } = words[locale]

  test.describe(`hiring (${locale})`, () => {
    test.use({ locale: browser })

    /** Registers somebody, and their company, in the browser. @returns the headers of calls through the API */
    async function foundCompany(page: Page) {
      const person = somebody('Layla')
      await openPage(page, `${prefix}/register?type=company`)
      await sendSignUp(page, identity, person)
      await expect(page.getByRole('heading', { name: t.checkMailTitle })).toBeFocused()
      await openPage(page, await readLink(person.email, `${prefix}/verify-email`))
      await expect(page.getByText(t.verifiedText)).toBeVisible()
      await openPage(page, `${prefix}/dashboard/create-company`)
      await page.getByLabel(companies.nameEn).fill(`Journeys ${crypto.randomUUID().slice(0, 8)}`)
      await page.getByRole('button', { name: companies.create }).click()
      await expect(said(page, companies.created)).toBeVisible()
      return { authorization: `Bearer ${await tokenOf(page.request, person)}` }
    }

    test('a new company registers, advertises and hires by keys, and the candidate gets the mail and sees it', async ({
      page,
      request,
      browser: chromium,
    }) => {
      test.skip((page.viewportSize()?.width ?? 0) < 640, 'Phones have no keys.')
      test.slow()
      const headers = await foundCompany(page)
      const branch = await addBranch(request, headers)
      await verify(request, headers)
      const description = 'You close the books of the branch every month.'
      const content = contentOf([branch], locale, { title: 'Branch accountant', description })
      const { id } = await addAd(request, { headers }, { content, status: 'published' })
      const sara = await register(request, locale)
      const token = await tokenOf(request, sara)
      const sent = await request.post(`/api/v1/job-ad/${id}/candidates`, {
        headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
        data: { phone: '0500000142', undoSecret: crypto.randomUUID() },
      })
      expect(sent.status()).toBe(201)

      await openPage(page, `${prefix}/dashboard/job-ad/${id}`)
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
