import type { APIRequestContext } from '@playwright/test'
import { phrases as applicationsAr } from '@qareeb/content/ar/phrases/candidates/applications'
import { phrases as applyingAr } from '@qareeb/content/ar/phrases/candidates/applying'
import { phrases as filesAr } from '@qareeb/content/ar/phrases/files'
import { phrases as jobPageAr } from '@qareeb/content/ar/phrases/job-page'
import { phrases as uiAr } from '@qareeb/content/ar/phrases/ui'
import { phrases as profileAr } from '@qareeb/content/ar/phrases/users'
import { phrases as applicationsEn } from '@qareeb/content/en/phrases/candidates/applications'
import { phrases as applyingEn } from '@qareeb/content/en/phrases/candidates/applying'
import { phrases as filesEn } from '@qareeb/content/en/phrases/files'
import { phrases as jobPageEn } from '@qareeb/content/en/phrases/job-page'
import { phrases as uiEn } from '@qareeb/content/en/phrases/ui'
import { phrases as profileEn } from '@qareeb/content/en/phrases/users'
import { drawnRegistration } from '../administration-words.ts'
import { cardsOf } from '../cards-of.ts'
import { identityWords } from '../identity-words.ts'
import { addAd, addBranch, addPublisher, contentOf } from '../job-ads/publishers.ts'
import { expect, type Page, test } from '../journey.ts'
import { openPage, takenOver } from '../open-page.ts'
import { register, tokenOf } from '../people.ts'

const words = {
  ar: { form: applyingAr, job: jobPageAr, own: applicationsAr, files: filesAr, profile: profileAr, ui: uiAr },
  en: { form: applyingEn, job: jobPageEn, own: applicationsEn, files: filesEn, profile: profileEn, ui: uiEn },
} as const

const document = (name: string) => ({ name, mimeType: 'application/pdf', buffer: drawnRegistration })

type Branched = { title: string; olaya: string; malqa: string }

/** An open ad of a new company. @returns its title and the ids of its two branches */
async function addTwoBranched(request: APIRequestContext, locale: 'ar' | 'en'): Promise<Branched> {
  const publisher = await addPublisher(request, locale)
  const [olaya = ''] = publisher.branches
  const malqa = await addBranch(request, publisher.headers, 'Malqa branch')
  const title = `Accountant ${crypto.randomUUID().slice(0, 8)}`
  const description = 'You close the books of the branch every month.'
  const content = contentOf([olaya, malqa], locale, { title, description })
  await addAd(request, publisher, { content, status: 'published' })
  return { title, olaya, malqa }
}

for (const { locale, prefix, browser } of identityWords) {
  const { form, job, own, files, profile, ui } = words[locale]

  test.describe(`choices of an application (${locale})`, () => {
    test.use({ locale: browser })

    const dialog = (page: Page) => page.getByRole('dialog')
    const branch = (page: Page, name: string) => dialog(page).getByRole('radio', { name })
    const apply = (page: Page) => page.getByRole('button', { name: job.apply, exact: true }).click()

    /** Closes the form, which keeps what was chosen. */
    async function close(page: Page) {
      await dialog(page).getByRole('button', { name: ui.close, exact: true }).click()
      await expect(dialog(page)).toBeHidden()
    }

    /** Chooses a branch on the page of the job. */
    const choose = (page: Page, id: string) =>
      page.getByRole('navigation', { name: job.choosePlace }).locator(`a[href*="locationId=${id}"]`).click()

    /** Signed in, with a CV in the profile. */
    async function openWithFile(page: Page) {
      const token = await tokenOf(page.request, await register(page.request, locale))
      await page.addInitScript((value) => localStorage.setItem('token', value), token)
      await openPage(page, `${prefix}/profile`)
      await page.getByLabel(profile.file).setInputFiles(document('own-cv.pdf'))
      await expect(page.getByText(profile.fileKept, { exact: true })).toBeVisible()
    }

    test('last from the card in the search to its status: the branch chosen last, and a CV that was replaced', async ({
      page,
      request,
    }) => {
      test.slow()
      const { title, olaya, malqa } = await addTwoBranched(request, locale)
      await openWithFile(page)
      await openPage(page, `${prefix}/search?q=${encodeURIComponent(title)}`)
      await cardsOf(page).getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(/\/job\//)

      await apply(page)
      await branch(page, 'Olaya branch').check()
      await close(page)
      await choose(page, malqa)
      await apply(page)
      await expect(branch(page, 'Malqa branch')).toBeChecked()
      await branch(page, 'Olaya branch').check()
      await dialog(page).getByRole('button', { name: form.otherFile }).click()
      await close(page)

      await apply(page)
      await expect(branch(page, 'Olaya branch')).toBeChecked()
      const useOwn = dialog(page).getByRole('button', { name: form.useOwnFile })
      await expect(useOwn).toBeVisible()
      await dialog(page).getByLabel(form.file).setInputFiles(document('other-cv.pdf'))
      await expect(dialog(page).getByRole('button', { name: files.remove })).toBeVisible()
      await page.reload()
      await takenOver(page)
      await apply(page)
      await expect(dialog(page).getByText('other-cv')).toBeVisible()

      await close(page)
      await choose(page, olaya)
      await choose(page, malqa)
      await apply(page)
      await expect(branch(page, 'Malqa branch')).toBeChecked()
      await dialog(page).getByLabel(form.phone, { exact: true }).fill('0500000142')
      await dialog(page).getByRole('button', { name: form.send, exact: true }).click()
      await dialog(page).getByRole('link', { name: form.follow }).click()
      await page.getByRole('list', { name: own.title }).getByRole('link').first().click()
      const sent = page.getByRole('article')
      await expect(sent.getByText('Malqa branch')).toBeVisible()
      await expect(sent.getByText('other-cv')).toBeVisible()
      await expect(sent.getByText(own['stage.sent']).first()).toBeVisible()
    })
  })
}
