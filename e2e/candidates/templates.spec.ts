import { phrases as answeringAr } from '@qareeb/content/ar/phrases/candidates/answering'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as answeringEn } from '@qareeb/content/en/phrases/candidates/answering'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { filled } from '../support/filled.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openCandidates } from './open-candidates.ts'

const words = {
  ar: { ...answeringAr, nameTaken: errorsAr['candidate.templateNameTaken'] },
  en: { ...answeringEn, nameTaken: errorsEn['candidate.templateNameTaken'] },
} as const

for (const { locale, prefix, browser } of identityWords) {
  const answer = words[locale]

  test.describe(`templates of answers (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /409 \(/ })

    const dialog = (page: Page) => page.getByRole('dialog').first()
    const button = (page: Page, name: RegExp | string) =>
      page.getByRole('button', { name, exact: typeof name === 'string' })

    /** Opens the message to the first candidate; on a phone with the step of its text. */
    async function openMessage(page: Page) {
      await page.locator('tr[data-candidate] bdi').first().click()
      await expect(page.locator('#candidate-name')).toBeVisible()
      await page.keyboard.press('a')
      await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
    }

    /** Keeps the text under a name that no other journey has. */
    async function keepAs(page: Page, opener: string, name: string) {
      await button(page, opener).click()
      const field = page.getByRole('textbox', { name: answer.templateName })
      await expect(field).toBeFocused()
      await field.fill(name)
      await page.keyboard.press('Enter')
      await expect(said(page, answer.templateKept)).toBeVisible()
      await expect(field).toBeHidden()
    }

    test(
      'a template is replaced after a question alone, kept as a new one beside it, and deleted without losing the focus',
      { tag: '@alike' },
      async ({ page, request }) => {
        await openCandidates(page, request, { locale, prefix, at: 0 })
        await openMessage(page)
        const mark = crypto.randomUUID().slice(0, 6)
        const [first, second] = [`First ${mark}`, `Second ${mark}`]
        const text = dialog(page).getByRole('textbox').first()
        const choice = dialog(page).getByRole('combobox', { name: answer.template })
        await expect(text).toHaveAccessibleDescription(new RegExp(answer.greetingFirst))
        await keepAs(page, answer.keepAsTemplate, first)
        await expect(button(page, answer.keepAsNewTemplate)).toBeFocused()

        await text.press('ControlOrMeta+End')
        await page.keyboard.type(' Kind regards')
        await button(page, filled(answer.replaceTemplate, { name: first })).click()
        const question = page.getByRole('dialog', {
          name: filled(answer.replaceTemplateTitle, { name: first }),
        })
        await expectNoViolations(page, 'dialog')
        await question.getByRole('button', { name: answer.cancel, exact: true }).click()
        await expect(button(page, filled(answer.replaceTemplate, { name: first }))).toBeFocused()
        await button(page, answer.keepAsNewTemplate).click()
        const name = page.getByRole('textbox', { name: answer.templateName })
        await name.fill(first)
        await page.keyboard.press('Enter')
        await expect(name).toHaveAccessibleDescription(answer.nameTaken)
        await name.fill(second)
        await page.keyboard.press('Enter')
        await expect(name).toBeHidden()

        await choice.focus()
        await choice.selectOption(first)
        await expect(choice).toBeFocused()
        await expect(text).not.toContainText('Kind regards')
        await choice.selectOption(second)
        await expect(text).toContainText('Kind regards')
        await text.press('ControlOrMeta+End')
        await page.keyboard.type(' from us')
        await button(page, filled(answer.replaceTemplate, { name: second })).click()
        const listed = page.waitForResponse(
          (response) =>
            response.url().endsWith('/message-templates') && response.request().method() === 'GET',
        )
        await button(page, answer.replaceTemplateButton).click()
        await expect(said(page, answer.templateReplaced)).toBeVisible()
        await listed
        await choice.selectOption(first)
        await choice.selectOption(second)
        await expect(text).toContainText('Kind regards from us')

        for (const name of [second, first]) {
          await choice.selectOption(name)
          await button(page, filled(answer.deleteTemplate, { name })).click()
          await button(page, answer.deleteTemplateButton).click()
          await expect(said(page, answer.templateDeleted)).toBeVisible()
          await expect(choice).toBeFocused()
          await expect(choice).toHaveValue('')
        }
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      },
    )
  })
}
