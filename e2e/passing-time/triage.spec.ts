import type { APIRequestContext } from '@playwright/test'
import { applicationAnswer as answerAr } from '@qareeb/content/ar/emails/candidates'
import { phrases as answeringAr } from '@qareeb/content/ar/phrases/candidates/answering'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { applicationAnswer as answerEn } from '@qareeb/content/en/emails/candidates'
import { phrases as answeringEn } from '@qareeb/content/en/phrases/candidates/answering'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { say } from '@qareeb/content/phrase'
import { filled } from '../support/filled.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn, register, tokenOf } from '../support/people.ts'
import { addAd, addPublisher, contentOf } from '../support/publishers.ts'
import { mailsTo } from '../support/read-mail.ts'
import { upload } from '../support/upload.ts'
import { addApplicants } from './add-applicants.ts'
import { canPassTime, passTime } from './pass-time.ts'

const words = {
  ar: { list: candidatesAr, answer: answeringAr },
  en: { list: candidatesEn, answer: answeringEn },
} as const
const mailSubjects = { ar: answerAr.subject, en: answerEn.subject }

const title = 'Branch accountant'

/** A company with an ad for which sixty people have applied; the last of them has sent a file. */
async function addSixty(request: APIRequestContext, locale: 'ar' | 'en') {
  const company = await addPublisher(request, locale)
  const description = 'You close the books of the branch every month.'
  const content = contentOf(company.branches, locale, { title, description })
  const { id } = await addAd(request, company, { content, status: 'published' })
  const many = await addApplicants({ jobAdId: id, count: 59 })
  const last = await register(request, locale)
  const headers = { authorization: `Bearer ${await tokenOf(request, last)}`, 'accept-language': locale }
  const file = await upload(request, headers, {
    address: `/api/v1/job-ad/${id}/candidates/file`,
    name: 'CV.pdf',
  })
  const sent = await request.post(`/api/v1/job-ad/${id}/candidates`, {
    headers,
    data: { name: 'Zz Alharbi', phone: '0500000142', file, undoSecret: crypto.randomUUID() },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const answer = await request.get('/api/v1/organization', { headers: company.headers })
  // The contract has this type.
  const { id: companyId } = (await answer.json()) as { id: string }
  return { company, companyId, id, people: [{ name: 'Zz Alharbi', email: last.email, locale }, ...many] }
}

/**
 * The focus, and where the open application and its line stand on the screen. The page itself may scroll by a line: when one
 * above leaves the list, the others stay where they are.
 */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector('tr[aria-current]')?.getBoundingClientRect()
    const panel = document.querySelector('article[data-candidate]')?.parentElement
    return {
      focus: document.activeElement?.id,
      panel: panel?.scrollTop,
      line: line && Math.round(line.top),
      isLineInView: line && line.top >= 0 && line.bottom <= innerHeight,
    }
  })

/** Waits, frame by frame, until somebody is open and has the focus. */
const opened = (page: Page, person: string) =>
  page.waitForFunction(
    (name) => document.activeElement?.id === 'candidate-name' && document.activeElement.textContent === name,
    person,
  )

/** Goes by Tab, or back, until a button has the focus. */
async function goTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab') {
  const target = page.getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((button) => button === document.activeElement)) return
  }
  throw new Error(`No press of ${key} leads to ${name}.`)
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { list, answer } = words[locale]
  const counted = (phrase: Parameters<typeof say>[0], count: number) => say(phrase, locale, { count })

  test.describe(`sixty candidates (${locale})`, () => {
    test.use({ locale: browser })
    test.skip(!canPassTime, 'The database of this site is not known.')

    const dialog = (page: Page) => page.getByRole('dialog')
    const name = (page: Page) => page.locator('#candidate-name')
    const state = (page: Page, is: 'new' | 'in-progress' | 'hired') =>
      page
        .getByRole('group', { name: list.move })
        .getByRole('button', { name: list[`state.${is}`], pressed: true })

    async function expectHelpAndSearchByKeys(page: Page) {
      await page.getByRole('row').nth(3).waitFor()
      await page.keyboard.press('?')
      await expect(dialog(page).getByRole('heading', { name: list.keys })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await page.keyboard.press('/')
      await expect(page.getByRole('searchbox', { name: list.search })).toBeFocused()
      await page.keyboard.type('bf alharbi')
      await expect(page.getByRole('row')).toHaveCount(2)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await expect(page.getByRole('row').nth(3)).toBeVisible()
      await page.keyboard.press('Escape')
    }

    /** The file, a comment, a step and the colleague who looks after somebody; both changes are taken back by the key. */
    async function expectFileCommentAndUndoByKeys(page: Page) {
      await page.keyboard.press('f')
      await expect(page.getByRole('article').locator('canvas').first()).toBeVisible()
      await page.keyboard.press('c')
      await expect(page.locator('[data-shortcut="comment"]')).toBeFocused()
      await page.keyboard.type('Call tomorrow')
      await goTo(page, list.sendComment, 'Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tabpanel').getByText('Call tomorrow')).toBeVisible()
      await name(page).focus()
      const undo = page.getByRole('button', { name: list.undo, exact: true })
      await page.keyboard.press('2')
      await expect(undo).toBeVisible()
      const step = page.getByRole('button', { name: list['step.shortlisted'], exact: true })
      await goTo(page, list['step.shortlisted'], 'Tab')
      await page.keyboard.press('Enter')
      await expect(step).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('u')
      await expect(step).toHaveAttribute('aria-pressed', 'false')
      const assignee = page.getByRole('combobox', { name: list.assignee })
      await assignee.selectOption({ index: 1 })
      await expect(
        page.getByRole('group', { name: list.states }).getByRole('button', { name: list.mine }),
      ).toBeVisible()
      await expect(undo).toBeVisible()
      await name(page).focus()
      await page.keyboard.press('u')
      await expect(assignee).toHaveValue('')
      await page.keyboard.press('1')
      await expect(step).toBeHidden()
    }

    /** From the second on: the third of three is moved, the second one selected, and the first one left as it is. */
    async function answerEach(page: Page, people: readonly { name: string }[]) {
      for (const [at, person] of people.entries()) {
        if (at === 0) continue
        await page.keyboard.press('j')
        await opened(page, person.name)
        const before = await placeOf(page)
        expect(before).toMatchObject({ focus: 'candidate-name', panel: 0, isLineInView: true })
        if (at % 3 === 1) await page.keyboard.press('x')
        if (at % 3 === 2) {
          await page.keyboard.press('2')
          await expect(state(page, 'in-progress')).toBeVisible()
        }
        expect(await placeOf(page)).toEqual(before)
      }
    }

    /** Opens the rejection of those who are selected, by keys. */
    async function openRejection(page: Page) {
      await goTo(page, answer.reject, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
    }

    /** The message stands there as its reader gets it, filled with name and ad, beside the mails that leave and when. */
    async function expectPreviewOf(page: Page, selected: readonly { name: string; locale: 'ar' | 'en' }[]) {
      const letter = dialog(page).getByRole('article')
      const first = selected.find((one) => one.locale === locale) ?? selected[0]
      await expect(letter).toContainText(first?.name ?? '')
      await expect(letter).toContainText(new RegExp(`${first?.name.split(' ')[0]}[^]*${title}`))
      await expect(letter).not.toContainText(/[{}]/)
      const leaving = dialog(page)
        .getByRole('listitem')
        .filter({ hasText: counted(answer.leaves, 20) })
      await expect(leaving).toContainText(/\d{1,2}:\d\d/)
    }

    async function confirmRejection(page: Page, count: number) {
      await goTo(page, counted(answer['title.reject'], count), 'Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByText(counted(answer['done.reject'], count))).toBeVisible()
    }

    /** A placeholder that is typed wrong holds the answer back; without it the text is kept as a template. */
    async function keepTemplateByKeys(page: Page, template: string) {
      await dialog(page).getByRole('textbox').first().focus()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(' {nmae}')
      await expect(dialog(page).getByText(filled(answer.misspelled, { found: '.nmae.' }))).toBeVisible()
      await expect(
        dialog(page).getByRole('button', { name: counted(answer['title.reject'], 20) }),
      ).toBeDisabled()
      for (let letter = 0; letter < 7; letter += 1) await page.keyboard.press('Backspace')
      await dialog(page).getByRole('button', { name: answer.keepAsTemplate }).focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('textbox', { name: answer.templateName })).toBeFocused()
      await page.keyboard.type(template)
      await page.keyboard.press('Enter')
      await expect(said(page, answer.templateKept)).toBeVisible()
      await expectNoViolations(page, 'dialog')
    }

    test(
      'are answered by keys alone; a rejection of many is taken back, and another one mailed once to each after the hour',
      { tag: '@alike' },
      async ({ page, request }) => {
        test.slow()
        const { company, companyId, id, people } = await addSixty(request, locale)
        const address = `${prefix}/dashboard/job-ad/${id}?state=new`
        await openSignedIn(page, company, address)
        await expectHelpAndSearchByKeys(page)
        await page.keyboard.press('j')
        await expect(name(page)).toHaveText('Zz Alharbi')
        await expectFileCommentAndUndoByKeys(page)
        await page.keyboard.press('f')
        await name(page).focus()
        await answerEach(page, people)

        await expect(page.getByText(counted(answer.selected, 20))).toBeVisible()
        await page.keyboard.press('k')
        await expect(name(page)).toHaveText(people.at(-2)?.name ?? '')
        await page.keyboard.press('3')
        await expect(dialog(page).getByRole('button', { name: list.hireButton, exact: true })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
        await page.keyboard.press('4')
        await expect(dialog(page).getByRole('button', { name: list.rejectButton, exact: true })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
        await page.keyboard.press('a')
        const heading = dialog(page).getByRole('heading', { name: counted(answer['title.message'], 20) })
        await expect(heading).toBeVisible()
        await page.keyboard.press('Escape')

        await openRejection(page)
        await expectPreviewOf(
          page,
          people.filter((_person, at) => at % 3 === 1),
        )
        await keepTemplateByKeys(page, 'Closer')
        await confirmRejection(page, 20)
        await expectNoViolations(page, 'main')
        await goTo(page, answer.takeAllBack, 'Shift+Tab')
        await page.keyboard.press('Enter')
        await expect(page.getByText(counted(answer['done.reject'], 20))).toBeHidden()

        await openPage(page, address)
        await page.getByRole('row').nth(3).waitFor()
        await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '41')
        await page.keyboard.press('j')
        await expect(name(page)).toBeFocused()
        await page.getByRole('checkbox', { name: answer.selectAll }).focus()
        await page.keyboard.press('Space')
        await expect(page.getByText(counted(answer.selected, 40))).toBeVisible()
        await name(page).focus()
        await openRejection(page)
        await dialog(page).getByRole('combobox', { name: answer.template }).selectOption('Closer')
        await confirmRejection(page, 40)

        const rejected = people.filter((_person, at) => at % 3 !== 2)
        const answersTo = ({ email, locale: own }: (typeof people)[number]) =>
          mailsTo(email).filter(({ subject }) => subject === mailSubjects[own])
        await passTime(companyId, { minutes: 59 })
        expect(rejected.flatMap(answersTo)).toEqual([])
        await passTime(companyId, { minutes: 2 })
        await expect.poll(() => rejected.flatMap(answersTo).length, { timeout: 45_000 }).toBe(40)
        for (const person of rejected) {
          const [mail, ...others] = answersTo(person)
          expect(others).toEqual([])
          expect(mail?.text).toContain(title)
          expect(mail?.text).toContain(person.name.split(' ')[0])
        }
        expect(people.filter((_person, at) => at % 3 === 2).flatMap(answersTo)).toEqual([])
      },
    )
  })
}
