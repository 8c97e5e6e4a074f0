import { readFile } from 'node:fs/promises'
import {
  applicationHired as mailAr,
  candidateMention as mentionAr,
} from '@qareeb/content/ar/emails/candidates'
import { phrases as applicationsAr } from '@qareeb/content/ar/phrases/candidates/applications'
import { phrases as exportAr } from '@qareeb/content/ar/phrases/candidates/candidate-export'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as companiesAr } from '@qareeb/content/ar/phrases/organizations/organizations'
import {
  applicationHired as mailEn,
  candidateMention as mentionEn,
} from '@qareeb/content/en/emails/candidates'
import { phrases as applicationsEn } from '@qareeb/content/en/phrases/candidates/applications'
import { phrases as exportEn } from '@qareeb/content/en/phrases/candidates/candidate-export'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as companiesEn } from '@qareeb/content/en/phrases/organizations/organizations'
import { strFromU8, unzipSync } from 'fflate'
import { drawnRegistration } from '../support/administration-words.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { register, sendSignUp, somebody, tokenOf } from '../support/people.ts'
import { addAd, addBranch, contentOf, verify } from '../support/publishers.ts'
import { mailsTo, readLink } from '../support/read-mail.ts'
import { joinTeam, openElsewhere } from '../support/teams.ts'
import { upload } from '../support/upload.ts'

const words = {
  ar: {
    list: candidatesAr,
    out: exportAr,
    own: applicationsAr,
    mail: mailAr,
    mention: mentionAr,
    companies: companiesAr,
  },
  en: {
    list: candidatesEn,
    out: exportEn,
    own: applicationsEn,
    mail: mailEn,
    mention: mentionEn,
    companies: companiesEn,
  },
} as const

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { t } = identity
  const { list, out, own, mail, mention, companies } = words[locale]

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
      const token = await tokenOf(page.request, person)
      return { person: { ...person, company: '', token }, headers: { authorization: `Bearer ${token}` } }
    }

    /** Types an @ and the beginning of a name, chooses the colleague and sends, all by keys. @returns the text */
    async function mentionByKeys(page: Page, colleague: { firstName: string }) {
      await page.keyboard.press('c')
      const field = page.locator('[data-shortcut="comment"]')
      await expect(field).toBeFocused()
      await page.keyboard.type(`@${colleague.firstName.slice(0, 3)}`)
      await expect(page.getByRole('listbox', { name: list.mention }).getByRole('option')).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.keyboard.type('knows the branch')
      const text = await field.inputValue()
      expect(text).toContain(`@${colleague.firstName}`)
      expect(text).toMatch(/ knows the branch$/)
      await page.getByRole('button', { name: list.sendComment, exact: true }).press('Enter')
      await expect(page.getByRole('tabpanel').getByText('knows the branch')).toBeVisible()
      return text
    }

    /** Everything about the candidate on screen as an archive: its files by their names. */
    async function exportOne(page: Page): Promise<Record<string, Uint8Array>> {
      const arriving = page.waitForEvent('download')
      await page.getByRole('button', { name: out.exportOne, exact: true }).click()
      return unzipSync(await readFile(await (await arriving).path()))
    }

    // Phones have no keys.
    test(
      'a new company registers, advertises and hires by keys, and the candidate gets the mail and sees it',
      { tag: '@desktop' },
      async ({ page, request, browser: chromium }) => {
        test.slow()
        const { person, headers } = await foundCompany(page)
        const khalid = await register(request, locale)
        await joinTeam(request, person, { person: khalid, locale })
        const branch = await addBranch(request, headers)
        await verify(request, headers)
        const description = 'You close the books of the branch every month.'
        const content = contentOf([branch], locale, { title: 'Branch accountant', description })
        const { id } = await addAd(request, { headers }, { content, status: 'published' })
        const sara = await register(request, locale)
        const token = await tokenOf(request, sara)
        const applying = { authorization: `Bearer ${token}`, 'accept-language': locale }
        const address = `/api/v1/job-ad/${id}/candidates`
        const file = await upload(request, applying, { address: `${address}/file`, name: 'CV.pdf' })
        const sent = await request.post(address, {
          headers: applying,
          data: { phone: '0500000142', file, undoSecret: crypto.randomUUID() },
        })
        expect(sent.status()).toBe(201)

        await openPage(page, `${prefix}/dashboard/job-ad/${id}`)
        const line = page.getByRole('row').filter({ hasText: sara.firstName })
        await expect(line).toContainText(list['state.new'])
        await page.keyboard.press('j')
        await expect(page.locator('#candidate-name')).toBeFocused()
        const comment = await mentionByKeys(page, khalid)
        const candidateId = await page.locator('article[data-candidate]').getAttribute('data-candidate')
        const mentions = () => mailsTo(khalid.email).filter(({ subject }) => subject === mention.subject)
        await expect.poll(() => mentions().length, { timeout: 45_000 }).toBe(1)
        expect(mentions()[0]?.text).toContain(`${prefix}/dashboard/job-ad/${id}?candidate=${candidateId}`)
        await page.getByRole('tab', { name: list.notesTab }).click()
        await page.getByLabel(list.addNote).fill('Speaks well on the phone')
        await page.getByRole('button', { name: list.sendNote, exact: true }).click()
        await expect(page.getByRole('tabpanel').getByText('Speaks well on the phone')).toBeVisible()
        const packed = await exportOne(page)
        expect(Object.keys(packed).toSorted()).toEqual(['data.html', 'data.json', 'files/1-CV.pdf'])
        expect(Buffer.from(packed['files/1-CV.pdf'] ?? []).equals(drawnRegistration)).toBe(true)
        const data = JSON.parse(strFromU8(packed['data.json'] ?? new Uint8Array()))
        expect(data).toMatchObject({
          comments: [{ text: comment }],
          notes: [{ text: 'Speaks well on the phone' }],
        })
        expect(strFromU8(packed['data.html'] ?? new Uint8Array())).toContain('Speaks well on the phone')

        await page.locator('#candidate-name').focus()
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
      },
    )
  })
}
