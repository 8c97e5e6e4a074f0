import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as listAr } from '@qareeb/content/ar/phrases/job-ad-list'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { phrases as listEn } from '@qareeb/content/en/phrases/job-ad-list'
import { filled } from '../support/filled.ts'
import { formParts } from '../support/form-parts.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, said, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { openSignedIn } from '../support/people.ts'
import { addAd, addBranch, addPublisher, contentOf, readAd } from '../support/publishers.ts'

const words = {
  ar: { t: formAr, errors: errorsAr, list: listAr },
  en: { t: formEn, errors: errorsEn, list: listEn },
} as const

const texts = {
  ar: {
    title: 'محاسب',
    description: 'خبرة في إقفال حسابات أربعة فروع كل شهر مع زميلين.',
  },
  en: {
    title: 'Accountant',
    description: 'You close the books of four branches every month with two colleagues.',
  },
} as const

/** The day in Riyadh that comes so many days after today. */
const dayAfter = (days: number) =>
  new Date(Date.now() + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 10)

/** A day as people type it. */
const typed = (day: string) => day.split('-').toReversed().join(' / ')

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const { t, errors, list } = words[locale]
  const written = texts[locale]
  const path = `${prefix}/dashboard/job-ad-form`
  const { titleIn, publish, expectSaved } = formParts(locale)
  const content = {
    title: `${written.title} ${crypto.randomUUID().slice(0, 6)}`,
    description: written.description,
  }

  test.describe(`the life of a job ad (${locale})`, () => {
    test.use({ locale: browser, expectedComplaints: /status of 4(?:00|03|09)/ })

    test('the eleventh ad of a free plan stays a draft', { tag: '@phone' }, async ({ page, isMobile }) => {
      test.slow()
      const publisher = await addPublisher(page.request, locale)
      const whole = { content: contentOf(publisher.branches, locale, content) }
      for (let count = 0; count < 10; count++)
        await addAd(page.request, publisher, { ...whole, status: 'published' })
      const ad = await addAd(page.request, publisher, whole)
      await openSignedIn(page, publisher, `${path}?id=${ad.id}`)
      if (!isMobile) await expect(page.getByText(t.planFull).first()).toBeVisible()
      await publish(page).click()
      await expect(said(page, /10/)).toBeVisible()
      await expect(page).toHaveURL(/job-ad-form/)
      expect((await readAd(page.request, publisher, ad.id)).state).toBe('draft')
    })

    test(
      'the days left of an open ad stand on the line of its dates',
      { tag: '@phone' },
      async ({ page }) => {
        const publisher = await addPublisher(page.request, locale)
        const whole = contentOf(publisher.branches, locale, content)
        const ad = await addAd(page.request, publisher, { content: whole, status: 'published' })
        await openSignedIn(page, publisher, `${prefix}/dashboard/job-ad/${ad.id}`)
        const end = page.getByText(filled(list.endsOn, { date: '.+' }))
        const left = end.locator('xpath=following-sibling::*[1]/*[1]')
        await expect(left).toHaveText(/\d/)
        const [date, days] = [await end.boundingBox(), await left.boundingBox()]
        expect(days?.y).toBeCloseTo(date?.y ?? 0, 0)
      },
    )

    test(
      'an open ad gets another branch, then a later deadline by its extension',
      { tag: '@phone' },
      async ({ page }) => {
        const publisher = await addPublisher(page.request, locale)
        await addBranch(page.request, publisher.headers, 'Malqa branch')
        const written = { ...contentOf(publisher.branches, locale, content), deadline: dayAfter(5) }
        const ad = await addAd(page.request, publisher, { content: written, status: 'published' })
        await openSignedIn(page, publisher, `${path}?id=${ad.id}`)
        await page.getByRole('checkbox', { name: 'Malqa branch' }).check()
        await page.getByRole('button', { name: t.saveChanges }).first().click()
        await expectSaved(page)
        const stored = await readAd(page.request, publisher, ad.id)
        expect([stored.state, stored.content.locationIds.length]).toEqual(['active', 2])
        // A key of its own: an answer to guests is kept for half a minute.
        const shown = await page.request.get(`/api/v1/job-ad/${ad.id}?lat=24.7&lng=46.7`)
        expect(await shown.text()).toContain('Malqa branch')

        await openPage(page, `${prefix}/dashboard/ads`)
        await page.getByRole('button', { name: filled(list.extendNamed, { title: content.title }) }).click()
        const dialog = page.getByRole('dialog')
        const deadline = dialog.getByLabel(list.newDeadline)
        await expect(deadline).toHaveValue(typed(dayAfter(30)))
        await deadline.fill(typed(dayAfter(5)))
        await dialog.getByRole('button', { name: list.extend, exact: true }).click()
        await expect(dialog.getByText(errors['problem.tooEarly'])).toBeVisible()
        await deadline.fill(typed(dayAfter(20)))
        await dialog.getByRole('button', { name: list.extend, exact: true }).click()
        await expect(said(page, new RegExp(filled(list.extended, { date: '.+' })))).toBeVisible()
        await expect(dialog).toBeHidden()
        expect((await readAd(page.request, publisher, ad.id)).content.deadline).toBe(dayAfter(20))
      },
    )

    test(
      'two tabs edit one ad: the second is asked which text to keep',
      { tag: '@phone' },
      async ({ page, context }) => {
        const publisher = await addPublisher(page.request, locale)
        const ad = await addAd(page.request, publisher, {
          content: contentOf(publisher.branches, locale, content),
        })
        await openSignedIn(page, publisher, `${path}?id=${ad.id}`)
        await expect(titleIn(page)).toHaveValue(content.title)
        const second = await context.newPage()
        await openPage(second, `${path}?id=${ad.id}`)
        await expect(titleIn(second)).toHaveValue(content.title)

        await titleIn(page).fill(`${content.title} 1`)
        await expectSaved(page)
        await titleIn(second).fill(`${content.title} 2`)
        await second.getByRole('dialog').getByRole('button', { name: t.takeTheirs }).click()
        await expect(titleIn(second)).toHaveValue(`${content.title} 1`)
        expect((await readAd(page.request, publisher, ad.id)).content.title[locale]).toBe(
          `${content.title} 1`,
        )
      },
    )
  })
}
