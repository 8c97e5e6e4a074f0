import { expect, test } from './journey.ts'
import { openPage } from './open-page.ts'
import { siteWords } from './site-words.ts'

for (const { locale, root, home, shell } of siteWords)
  test(`National Day is greeted above every page (${locale})`, async ({ page }) => {
    // A page that is opened is as old as the server's clock; from the first step on the reader's own counts.
    await page.clock.install({ time: new Date('2026-09-23T09:00:00Z') })
    await openPage(page, root)
    await page
      .getByRole('navigation', { name: home.cities })
      .getByRole('link', { name: shell['city.jeddah'] })
      .click()

    await expect(page.getByText(shell.nationalDay)).toBeVisible()
    await page.clock.setFixedTime(new Date('2026-09-25T09:00:00Z'))
    await page
      .getByRole('navigation', { name: home.cities })
      .getByRole('link', { name: shell['city.mecca'] })
      .click()
    await expect(page.getByText(shell.nationalDay)).toBeHidden()
  })
