import { phrases as listAr } from '@qareeb/content/ar/phrases/job-ad-list'
import { phrases as listEn } from '@qareeb/content/en/phrases/job-ad-list'
import { identityWords } from './identity-words.ts'
import { addAd, addPublisher, contentOf } from './job-ads/publishers.ts'
import { expect, expectNoViolations, test } from './journey.ts'
import { openPage } from './open-page.ts'
import { signIn } from './people.ts'

const words = { ar: listAr, en: listEn } as const
const drafts = 27

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const t = words[locale]

  test.describe(`the list of a company's job ads (${locale})`, () => {
    test.use({ locale: browser })

    test('every ad is selected beyond the first page, and a range with the keyboard', async ({
      page,
      isMobile,
    }) => {
      test.slow()
      const publisher = await addPublisher(page.request, locale)
      for (let no = 1; no <= drafts; no++) {
        const content = contentOf([], locale, { title: `Draft ${no}`, description: 'Not written yet' })
        await addAd(page.request, publisher, { content })
      }
      await openPage(page, `${prefix}/dashboard/ads`)
      await signIn(page, identity, publisher)
      const selection = page.getByRole('region', { name: t.selectedActions }).getByRole('status')
      if (isMobile) await page.getByRole('button', { name: t.select, exact: true }).click()

      await page.getByRole('checkbox', { name: t.selectAll }).check()
      await expect(selection).toHaveText(/25/)
      await page.getByRole('button', { name: t.selectAllOf.replace('{count}', String(drafts)) }).click()
      await expect(selection).toHaveText(/27/)
      await expectNoViolations(page)

      if (isMobile) return
      await page.getByRole('button', { name: t.clearSelection }).click()
      await page.getByRole('row').nth(2).getByRole('checkbox').press('Space')
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await expect(page.getByRole('row').nth(4).getByRole('checkbox')).toBeFocused()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
      await page.keyboard.press('Shift+ArrowUp')
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    })
  })
}
