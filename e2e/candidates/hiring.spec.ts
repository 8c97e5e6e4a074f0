import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import {
  applicationHired as mailAr,
  candidateMention as mentionAr,
} from '@qareeb/content/ar/emails/candidates'
import { phrases as applicationsAr } from '@qareeb/content/ar/phrases/candidates/applications'
import { phrases as exportAr } from '@qareeb/content/ar/phrases/candidates/candidate-export'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as companiesAr } from '@qareeb/content/ar/phrases/organizations/organizations'
import {
  applicationHired as mailEn,
  candidateMention as mentionEn,
} from '@qareeb/content/en/emails/candidates'
import { phrases as applicationsEn } from '@qareeb/content/en/phrases/candidates/applications'
import { phrases as exportEn } from '@qareeb/content/en/phrases/candidates/candidate-export'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { phrases as companiesEn } from '@qareeb/content/en/phrases/organizations/organizations'
import { strFromU8, unzipSync } from 'fflate'
import { drawnRegistration } from '../support/administration-words.ts'
import { formParts } from '../support/form-parts.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { register, sendSignUp, somebody, tokenOf } from '../support/people.ts'
import { readAd, verify } from '../support/publishers.ts'
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
    form: formAr,
  },
  en: {
    list: candidatesEn,
    out: exportEn,
    own: applicationsEn,
    mail: mailEn,
    mention: mentionEn,
    companies: companiesEn,
    form: formEn,
  },
} as const

const texts = {
  ar: {
    title: 'محاسب فرع',
    description: 'تقفل حسابات الفرع كل شهر مع زميلين، وتراجع الفواتير.',
    branch: { name: 'فرع العليا', address: 'شارع العليا العام، حي العليا، الرياض' },
  },
  en: {
    title: 'Branch accountant',
    description: 'You close the books of the branch every month and check its invoices.',
    branch: { name: 'Olaya branch', address: 'Olaya Street, Olaya, Riyadh' },
  },
} as const

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { t } = identity
  const { list, out, own, mail, mention, companies, form } = words[locale]
  const written = texts[locale]
  const { titleIn, textIn, publish, expectSaved, fillWorkAndPay, addBranch } = formParts(locale)

  test.describe(`hiring (${locale})`, () => {
    test.use({ locale: browser })

    /** Registers a person and creates their company in the browser. @returns the headers of calls through the API */
    async function createCompany(page: Page) {
      const person = somebody('Layla')
      await openPage(page, `${prefix}/register?type=company`)
      await sendSignUp(page, identity, person)
      await expect(page.getByRole('heading', { name: t.checkMailTitle })).toBeFocused()
      await openPage(page, await readLink(person.email, `${prefix}/verify-email`))
      await expect(page.getByText(t.verifiedText)).toBeVisible()
      await openPage(page, `${prefix}/dashboard/create-company`)
      await page.getByLabel(companies.nameEn).fill(`Journeys ${crypto.randomUUID().slice(0, 8)}`)
      await page.getByLabel(companies.registrationNumber).fill('١٠١٠ ١٢٣ ٤٥٦')
      await page.getByRole('button', { name: companies.create }).click()
      await expect(said(page, companies.created)).toBeVisible()
      const token = await tokenOf(page.request, person)
      return { person: { ...person, company: '', token }, headers: { authorization: `Bearer ${token}` } }
    }

    /**
     * Writes an ad, with a branch that is added in place, while the company waits for its verification, and publishes it
     * once the platform has verified the company.
     * @returns the id of the ad
     */
    async function advertise(page: Page, headers: Record<string, string>) {
      await openPage(page, `${prefix}/dashboard/job-ad-form`)
      await titleIn(page).fill(written.title)
      await textIn(page).fill(written.description)
      await fillWorkAndPay(page)
      await addBranch(page, written.branch)
      await page.getByRole('button', { name: form.useOwnEmail }).click()
      await expectSaved(page)
      await expect(page).toHaveURL(/id=/)
      await expect(publish(page)).toBeDisabled()
      await expect(page.getByText(form.notVerified).filter({ visible: true }).first()).toBeVisible()
      await expect(publish(page)).toHaveAccessibleDescription(form.notVerified)
      const id = new URL(page.url()).searchParams.get('id') ?? ''
      expect((await readAd(page.request, { headers }, id)).state).toBe('draft')

      await verify(page.request, headers)
      await page.reload()
      await publish(page).click()
      await expect(page).toHaveURL(`${prefix}/dashboard/ads`)
      expect((await readAd(page.request, { headers }, id)).state).toBe('active')
      return id
    }

    /** Applies with a file through the API. */
    async function applyFor(request: APIRequestContext, { id, token }: { id: string; token: string }) {
      const headers = { authorization: `Bearer ${token}`, 'accept-language': locale }
      const address = `/api/v1/job-ad/${id}/candidates`
      const file = await upload(request, headers, { address: `${address}/file`, name: 'CV.pdf' })
      const data = { phone: '0500000142', file, undoSecret: crypto.randomUUID() }
      expect((await request.post(address, { headers, data })).status()).toBe(201)
    }

    /** Types an @ and the beginning of a name, chooses the colleague and sends, by keys or by touch. @returns the text */
    async function mentionColleague(page: Page, colleague: { firstName: string }, isMobile: boolean) {
      const toComment = page.getByRole('button', { name: list.comment, exact: true })
      await (isMobile ? toComment.tap() : page.keyboard.press('c'))
      const field = page.locator('[data-shortcut="comment"]')
      await expect(field).toBeFocused()
      await page.keyboard.type(`@${colleague.firstName.slice(0, 3)}`)
      const offer = page.getByRole('listbox', { name: list.mention }).getByRole('option')
      await expect(offer).toHaveCount(1)
      if (isMobile) await offer.tap()
      else {
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      }
      await page.keyboard.type('knows the branch')
      const text = await field.inputValue()
      expect(text).toContain(`@${colleague.firstName}`)
      expect(text).toMatch(/ knows the branch$/)
      const send = page.getByRole('button', { name: list.sendComment, exact: true })
      await (isMobile ? send.tap() : send.press('Enter'))
      await expect(page.getByRole('tabpanel').getByText('knows the branch')).toBeVisible()
      return text
    }

    /** Hires the candidate who is open, by keys or by touch. */
    async function hire(page: Page, isMobile: boolean) {
      const state = page.getByRole('group', { name: list.move }).getByRole('button', {
        name: list['state.hired'],
      })
      await page.locator('#candidate-name').focus()
      await (isMobile ? state.tap() : page.keyboard.press('3'))
      const confirm = page.getByRole('dialog').getByRole('button', { name: list.hireButton, exact: true })
      await expect(confirm).toBeVisible()
      await expectNoViolations(page, 'dialog')
      await (isMobile ? confirm.tap() : confirm.press('Enter'))
      await expect(page.getByRole('dialog')).toBeHidden()
    }

    /** Everything about the candidate on screen as an archive: its files by their names. */
    async function exportOne(page: Page): Promise<Record<string, Uint8Array>> {
      const arriving = page.waitForEvent('download')
      await page.getByRole('button', { name: out.exportOne, exact: true }).click()
      return unzipSync(await readFile(await (await arriving).path()))
    }

    test('a new company registers, writes an ad, is verified, publishes and hires by keys or touch, and the candidate gets the mail and sees it', async ({
      page,
      request,
      browser: chromium,
      isMobile,
    }) => {
      test.slow()
      const { person, headers } = await createCompany(page)
      const khalid = await register(request, locale)
      await joinTeam(request, person, { person: khalid, locale })
      const id = await advertise(page, headers)
      const sara = await register(request, locale)
      const token = await tokenOf(request, sara)
      await applyFor(request, { id, token })

      await openPage(page, `${prefix}/dashboard/job-ad/${id}`)
      const line = page.getByRole('row').filter({ hasText: sara.firstName })
      await expect(line).toContainText(list['state.new'])
      await (isMobile ? line.getByRole('button').first().tap() : page.keyboard.press('j'))
      await expect(page.locator('#candidate-name')).toBeFocused()
      const comment = await mentionColleague(page, khalid, isMobile)
      const candidateId = await page.locator('article[data-candidate]').getAttribute('data-candidate')
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

      await hire(page, isMobile)
      if (isMobile) await page.getByRole('button', { name: list.back, exact: true }).tap()
      await expect(line).toContainText(list['state.hired'])
      const mentions = () => mailsTo(khalid.email).filter(({ subject }) => subject === mention.subject)
      await expect.poll(() => mentions().length, { timeout: 45_000 }).toBe(1)
      expect(mentions()[0]?.text).toContain(`${prefix}/dashboard/job-ad/${id}?candidate=${candidateId}`)
      const subjects = () => mailsTo(sara.email).map(({ subject }) => subject)
      await expect.poll(subjects, { timeout: 45_000 }).toContain(mail.subject)
      const seeker = await openElsewhere(chromium, identity)
      await seeker.addInitScript((value) => localStorage.setItem('token', value), token)
      await openPage(seeker, `${prefix}/applications`)
      const listed = seeker.getByRole('list', { name: own.title }).getByRole('link')
      await expect(listed).toContainText(own['stage.hired'])
      await listed.click()
      await expect(seeker.getByRole('article').getByText(own['stage.hired']).first()).toBeVisible()
      await seeker.getByRole('article').getByRole('button', { name: own.withdraw }).click()
      await seeker.getByRole('dialog').getByRole('button', { name: own.withdraw }).click()
      await expect(seeker.getByRole('article').getByText(own['stage.withdrawn']).first()).toBeVisible()
      await seeker.context().close()

      await openPage(page, `${prefix}/dashboard/job-ad/${id}`)
      await expect(line).toContainText(list['state.withdrawn'])
    })
  })
}
