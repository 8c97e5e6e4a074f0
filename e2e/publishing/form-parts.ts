import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { expect, type Page } from '../support/journey.ts'

const words = { ar: formAr, en: formEn }

/**
 * Parts of the form of a job ad, on a page in a language. A title and a description are those in the language of the page
 * unless another is given.
 */
export function formParts(locale: 'ar' | 'en') {
  const t = words[locale]
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
  }
}
