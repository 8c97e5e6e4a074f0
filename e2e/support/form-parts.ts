import { phrases as fieldsAr } from '@qareeb/content/ar/phrases/fields'
import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as branchesAr } from '@qareeb/content/ar/phrases/organizations/organization-locations'
import { phrases as fieldsEn } from '@qareeb/content/en/phrases/fields'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { phrases as branchesEn } from '@qareeb/content/en/phrases/organizations/organization-locations'
import { expect, type Page } from './journey.ts'

const words = {
  ar: { t: formAr, fields: fieldsAr, branches: branchesAr },
  en: { t: formEn, fields: fieldsEn, branches: branchesEn },
} as const

/**
 * Parts of the form of a job ad, on a page in a language. A title and a description are those in the language of the page
 * unless another is given.
 */
export function formParts(locale: 'ar' | 'en') {
  const { t, fields } = words[locale]
  const nameOf = (of: 'ar' | 'en') => (of === 'ar' ? t.arabic : t.english)
  return {
    nameOf,
    titleIn: (page: Page, of = locale) => page.getByLabel(`${t.title} (${nameOf(of)})`),
    textIn: (page: Page, of = locale) =>
      page.getByRole('textbox', { name: `${t.description} (${nameOf(of)})` }),
    publish: (page: Page) => page.getByRole('button', { name: t.publish, exact: true }).first(),
    expectSaved: (page: Page) =>
      expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: new RegExp(t.saved.replace('{time}', '.*')) }),
      ).toBeVisible(),
    /** Fills in the required fields about the work and its pay. */
    fillWorkAndPay: async (page: Page) => {
      await page.getByLabel(fields.category).selectOption('finance')
      await page.getByLabel(fields.workMode).selectOption('onsite')
      await page.getByLabel(fields.employmentType).selectOption('full-time')
      await page.getByLabel(fields['pay.min']).fill('٦٬٠٠٠')
      await page.getByLabel(fields['pay.max']).fill('8,000')
    },
    addBranch: (page: Page, branch: NewBranch) => addBranch(page, locale, branch),
  }
}

/** A branch as somebody types it into the form. */
type NewBranch = { name: string; address: string }

/** The company has no branch yet and adds one in place, which is chosen then. */
async function addBranch(page: Page, locale: 'ar' | 'en', { name, address }: NewBranch): Promise<void> {
  const { t, branches } = words[locale]
  await expect(page.getByText(t.noLocations)).toBeVisible()
  await page.getByRole('button', { name: t.newLocation }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(locale === 'ar' ? branches.nameAr : branches.nameEn).fill(name)
  await form.getByLabel(locale === 'ar' ? branches.addressAr : branches.addressEn).fill(address)
  await form.getByLabel(branches.lat).fill('24.6911')
  await form.getByLabel(branches.lng).fill('46.6853')
  await form.getByRole('button', { name: branches.save }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('checkbox', { name })).toBeChecked()
}
