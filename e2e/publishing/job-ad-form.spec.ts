import { phrases as fieldsAr } from '@qareeb/content/ar/phrases/fields'
import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as listAr } from '@qareeb/content/ar/phrases/job-ad-list'
import { phrases as jobAdsAr } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as fieldsEn } from '@qareeb/content/en/phrases/fields'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { phrases as listEn } from '@qareeb/content/en/phrases/job-ad-list'
import { phrases as jobAdsEn } from '@qareeb/content/en/phrases/job-ads'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { signIn } from '../support/people.ts'
import { addAd, addPublisher, contentOf } from '../support/publishers.ts'

const words = {
  ar: { form: formAr, list: listAr, fields: fieldsAr, jobAds: jobAdsAr },
  en: { form: formEn, list: listEn, fields: fieldsEn, jobAds: jobAdsEn },
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { form: t, fields, jobAds, list } = words[locale]
  const [language, other] = locale === 'ar' ? [t.arabic, t.english] : [t.english, t.arabic]
  const second = locale === 'ar' ? 'en' : 'ar'
  const missing = [
    fields.category,
    fields.workMode,
    fields.employmentType,
    fields['pay.min'],
    fields['pay.max'],
  ]

  test.describe(`the form of a job ad (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /400 \(Bad Request\)/ })

    test('lists missing fields, keeps typed text, and publishes', { tag: '@long' }, async ({ page }) => {
      const employer = await addPublisher(page.request, locale)
      await openPage(page, `${prefix}/dashboard/job-ad-form`)
      await signIn(page, identity, employer)
      await expect(page).toHaveURL(`${prefix}/dashboard/job-ad-form`)

      const title = locale === 'ar' ? 'محاسب مستودع' : 'Warehouse accountant'
      await page.getByLabel(`${t.title} (${language})`).fill(title)
      await page.getByRole('button', { name: t.publish, exact: true }).first().click()
      await expect(page.getByText(t.incomplete)).toBeVisible()
      const description = page.getByRole('textbox', { name: `${t.description} (${language})` })
      await expect(description).toBeFocused()
      for (const field of [...missing, fields.email])
        await expect(page.getByLabel(field).first()).toHaveAttribute('aria-invalid', 'true')
      await expectNoViolations(page)

      const text =
        locale === 'ar'
          ? 'تراجع مخزون أربعة مستودعات وتقفل حساباتها كل شهر.'
          : 'You check the stock of four warehouses and close their books.'
      await description.fill(text)
      await page.getByLabel(fields.category).selectOption('finance')
      // The draft saves itself; fields that are still missing stay marked.
      await expect(page.getByLabel(fields.category)).not.toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(fields.workMode)).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel(fields.workMode).selectOption('onsite')
      await page.getByLabel(fields.employmentType).selectOption('full-time')
      await page.getByLabel(fields['pay.min']).fill(locale === 'ar' ? '٦٠٠٠' : '6,000')
      await page.getByLabel(fields['pay.max']).fill('8000')
      await page.getByRole('checkbox', { name: 'Olaya branch' }).check()
      await page.getByLabel(fields.email).fill('huda@oasis.example')
      // A draft is saved by itself; a reload shows it.
      await expect(page.getByText(t.saved.replace('{time}', ''), { exact: false })).toBeVisible()
      await page.reload()
      await expect(page.getByLabel(`${t.title} (${language})`)).toHaveValue(title)

      await page.getByRole('button', { name: t.publish, exact: true }).first().click()
      await expect(page).toHaveURL(`${prefix}/dashboard/ads`)
      await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(list['state.active']).first()).toBeVisible()

      const found = await page.request.get('/api/v1/job-ad', {
        params: { q: title, city: 'riyadh', category: 'finance', sort: 'newest' },
      })
      expect(await found.text()).toContain(title)
      expect(jobAds['category.finance']).not.toBe('')
    })

    test('publishes without a second language that was begun', { tag: '@long' }, async ({ page }) => {
      const employer = await addPublisher(page.request, locale)
      const title = locale === 'ar' ? 'محاسب فروع' : 'Branch accountant'
      const text =
        locale === 'ar'
          ? 'تراجع حسابات أربعة فروع وتقفلها كل شهر.'
          : 'You check the books of four branches and close them each month.'
      const ad = await addAd(page.request, employer, {
        content: contentOf(employer.branches, locale, { title, description: text }),
      })
      await openPage(page, `${prefix}/dashboard/job-ad-form?id=${ad.id}`)
      await signIn(page, identity, employer)
      const tabs = page.getByRole('group', { name: t.languageOfText })
      await expect(page.getByText(t.textsHint)).toBeVisible()
      if (await tabs.isVisible()) await tabs.getByRole('button', { name: other }).click()
      const otherTitle = page.getByLabel(`${t.title} (${other})`)
      await otherTitle.fill(locale === 'ar' ? 'Accountant' : 'محاسب')
      const publish = page.getByRole('button', { name: t.publish, exact: true }).first()
      await publish.click()
      await expect(page.getByText(t.incomplete)).toBeVisible()

      await page.getByRole('button', { name: t[`leaveOut.${second}`] }).click()
      await expect(page.getByText(t[`leftOut.${second}`])).toBeVisible()
      await expect(otherTitle).toHaveValue('')
      await page.getByRole('button', { name: t[`bringBack.${second}`] }).click()
      await expect(otherTitle).not.toHaveValue('')
      await page.getByRole('button', { name: t[`leaveOut.${second}`] }).click()
      await publish.click()
      await expect(page).toHaveURL(`${prefix}/dashboard/ads`)
    })
  })
}
