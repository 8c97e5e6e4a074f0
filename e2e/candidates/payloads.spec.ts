import { phrases as answering } from '@qareeb/content/en/phrases/candidates/answering'
import { phrases as candidates } from '@qareeb/content/en/phrases/candidates/candidates'
import { say } from '@qareeb/content/phrase'
import { candidateBounds } from '@qareeb/contract/candidates'
import { personName } from '@qareeb/contract/users'
import { identityWords } from '../support/identity-words.ts'
import { expect, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, register, tokenOf } from '../support/people.ts'
import { addAd, addPublisher, contentOf } from '../support/publishers.ts'
import { mailsTo } from '../support/read-mail.ts'
import { scriptPayloads } from '../support/script-payloads.ts'
import { upload } from '../support/upload.ts'

const english = identityWords.find(({ locale }) => locale === 'en')
if (!english) throw new Error('There is no English.')

/** The server refuses forbidden text. */
const payloads = scriptPayloads.filter((payload) => !payload.includes('\0') && payload.isWellFormed())

/** A name holds letters and no address; each application has another one. */
const names = payloads.filter((payload) => personName.safeParse(payload).success).slice(0, 6)

/** Letters of a title beside the word that all of them begin with. */
const titleLength = 100

/** As many payloads as a text holds, from a different one on for each application. */
function fill(most: number, from: number): string {
  let text = ''
  for (const payload of [...payloads.slice(from), ...payloads.slice(0, from)])
    if (text.length + payload.length < most) text += ` ${payload}`
  return text.trim()
}

test.describe('texts of an application', () => {
  test.use({ locale: english.browser, expectedComplaints: /Content Security Policy|status of 4|ERR_/ })

  test(
    'run no script on the pages of the team and the applicant, nor in mails',
    { tag: '@alike' },
    async ({ page, request }) => {
      test.slow()
      const ran: string[] = []
      page.on('dialog', (dialog) => {
        ran.push(`${page.url()}: ${dialog.message()}`)
        void dialog.dismiss()
      })
      const publisher = await addPublisher(request, 'en')
      const seeker = await register(request, 'en')
      const token = await tokenOf(request, seeker)
      const headers = { authorization: `Bearer ${token}` }
      const ads: string[] = []
      for (const [at, name] of names.entries()) {
        const content = contentOf(publisher.branches, 'en', {
          title: `Accountant ${fill(titleLength, at * 10)}`,
          description: 'You close the books of the branch every month.',
        })
        const { id } = await addAd(request, publisher, { content, status: 'published' })
        const file = await upload(request, headers, {
          address: `/api/v1/job-ad/${id}/candidates/file`,
          name: `${fill(180, at * 10)}.pdf`,
        })
        const message = fill(candidateBounds.message, at * 10)
        const sent = await request.post(`/api/v1/job-ad/${id}/candidates`, {
          headers,
          data: { name, phone: '0500000142', message, file, undoSecret: crypto.randomUUID() },
        })
        expect(sent.status(), await sent.text()).toBe(201)
        ads.push(id)
      }

      await openSignedIn(page, publisher, '/en/dashboard/candidates')
      await expect(page.getByRole('heading', { name: names.at(-1) ?? '' })).toBeVisible()
      for (const [at, id] of ads.entries()) {
        const name = names[at] ?? ''
        await openPage(page, `/en/dashboard/job-ad/${id}`)
        await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
        await page.keyboard.press('j')
        await expect(page.locator('#candidate-name')).toHaveText(name)
        await page.keyboard.press('x')
        await expect(page.getByText(say(answering.selected, 'en', { count: 1 }))).toBeVisible()
        await page.keyboard.press('a')
        await expect(
          page.getByRole('dialog').getByRole('article').getByText(name, { exact: true }),
        ).toBeVisible()
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: candidates.board, exact: true }).click()
        await expect(page.locator('[data-column="new"]').getByText(name, { exact: true })).toBeVisible()
      }

      await page.evaluate((value) => localStorage.setItem('token', value), token)
      const list = await (await request.get('/api/v1/user/me/applications', { headers })).json()
      for (const { id } of list.items) {
        await openPage(page, `/en/applications?application=${id}`)
        await expect(page.getByRole('article').getByText(/alert/).first()).toBeVisible()
      }
      expect(list.items).toHaveLength(names.length)

      const mails = () => mailsTo(seeker.email).filter(({ html }) => html.includes('Accountant'))
      await expect.poll(() => mails().length, { timeout: 45_000 }).toBe(names.length)
      // A page of its own has no policy that would refuse scripts.
      const opened = await page.context().newPage()
      opened.on('dialog', (dialog) => {
        ran.push(`a mail: ${dialog.message()}`)
        void dialog.dismiss()
      })
      for (const { html } of mails()) {
        await opened.setContent(html)
        await expect(
          opened
            .getByText(/Accountant/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible()
      }
      expect(ran).toEqual([])
    },
  )
})
