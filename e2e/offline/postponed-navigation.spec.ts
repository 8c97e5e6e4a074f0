import { companyWords } from '../support/company-words.ts'
import { expect, said, test } from '../support/journey.ts'
import { openPage, openSettled } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'
import { openAs, registerEmployer } from '../support/teams.ts'

for (const words of companyWords) {
  const { locale, browser, companies, dashboard } = words
  const shell = siteWords.find((one) => one.locale === locale)?.shell

  test.describe(`without a connection (${locale})`, () => {
    test.use({
      locale: browser,
      expectedComplaints: /ERR_INTERNET|Failed to fetch|Failed to load|Error loading route/,
    })

    const keeps = 'a pressed link opens when the connection is back, and the page keeps the typed text'
    test(keeps, { tag: '@alike' }, async ({ page, context, request }) => {
      const employer = await registerEmployer(request, locale)
      await openAs(page, words, employer, '/dashboard/company-details')
      await openSettled(page, `${words.prefix}/dashboard/company-details`)
      await page.getByLabel(companies.nameEn).fill('Typed without a connection')
      await context.setOffline(true)
      await page.getByRole('link', { name: dashboard.support, exact: true }).first().click()
      await expect(page.getByText(shell?.navigationPostponed ?? '')).toBeVisible()
      await expect(page.getByLabel(companies.nameEn)).toHaveValue('Typed without a connection')

      await context.setOffline(false)
      await expect(page).toHaveURL(/\/dashboard\/support$/)
      await page.goBack()
      await expect(page.getByLabel(companies.nameEn)).toHaveValue('Typed without a connection')
    })

    const keepsEarly =
      'a link pressed before the script of the notice has loaded also opens when the connection is back'
    test(keepsEarly, { tag: '@alike' }, async ({ page, context }) => {
      const script = /\/postponed-navigation-notice-/
      await page.route(script, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()))
      await page.goto(words.prefix || '/')
      await failed
      await context.setOffline(true)
      await page
        .getByRole('link', { name: shell?.['page.about'] ?? '' })
        .first()
        .click()
      await expect(page.getByText(shell?.navigationPostponed ?? '')).toBeVisible()
      await context.setOffline(false)
      await expect(page).toHaveURL(/\/about$/)
    })

    const keepsTouched =
      'a list stays when a link is touched whose page is fetched ahead, and opens it afterwards'
    test(keepsTouched, { tag: '@alike' }, async ({ page, context }) => {
      const script = /\/postponed-navigation-notice-/
      await page.route(script, (route) => route.abort())
      const failed = (address: RegExp) =>
        page.waitForEvent('requestfailed', (request) => address.test(request.url()))
      await page.setViewportSize({ width: 390, height: 844 })
      await Promise.all([failed(script), page.goto(`${words.prefix}/search?city=riyadh`)])
      await context.setOffline(true)
      const title = page.getByRole('article').first().getByRole('link').first()
      await Promise.all([failed(/job-ad-page/), title.focus()])
      await title.click()
      await expect(page.getByText(shell?.navigationPostponed ?? '')).toBeVisible()
      await expect(title).toBeVisible()
      await context.setOffline(false)
      await expect(page).toHaveURL(/\/job\//)
    })

    for (const press of ['finger', 'key'] as const) {
      const keepsList = `an ad that was opened by a ${press} without a connection knows its list`
      test(keepsList, { tag: '@phone' }, async ({ page, context }) => {
        await openSettled(page, `${words.prefix}/search?city=jeddah`)
        await context.setOffline(true)
        const ad = page.getByRole('article').nth(2).getByRole('link').first()
        // The focus fetches the script of the next page ahead. It may fail before the press or after it.
        await ad.focus()
        await (press === 'finger' ? ad.tap() : ad.press('Enter'))
        await expect(page.getByText(shell?.navigationPostponed ?? '')).toBeVisible()
        await context.setOffline(false)
        await expect(page).toHaveURL(/\/job\//)
        await expect(page.locator('.job-top-steps').getByRole('link')).toHaveCount(2)
      })
    }

    const keepsUnreported =
      'a list stays when a page fetched ahead fails although the browser reports a connection'
    test(keepsUnreported, { tag: '@alike' }, async ({ page }) => {
      await openSettled(page, `${words.prefix}/search?city=riyadh`)
      await page.route('**', (route) => route.abort())
      const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
      const title = page.getByRole('article').first().getByRole('link').first()
      await Promise.all([asked, title.focus()])
      await expect(title).toBeVisible()
      await page.unroute('**')
      await title.click()
      await page.getByRole('button', { name: shell?.tryAgain ?? '' }).click()
      await expect(page).toHaveURL(/\/job\//)
    })

    const keepsWords = 'a postponed search keeps its words and its place when the page has replaced its form'
    test(keepsWords, { tag: '@alike' }, async ({ page, context }) => {
      await page.route(/\/postponed-navigation-notice-/, (route) => route.abort())
      await openPage(page, words.prefix || '/')
      const main = page.getByRole('main')
      await main.getByRole('combobox', { name: shell?.whatLabel ?? '' }).fill('nurse')
      await context.setOffline(true)
      await main.getByRole('button', { name: shell?.search ?? '', exact: true }).click()
      await expect(page.getByText(shell?.navigationPostponed ?? '')).toBeVisible()

      await main.locator('form[action]').evaluate((form) => form.replaceWith(form.cloneNode()))
      await context.setOffline(false)
      await expect(page).toHaveURL(/[?&]q=nurse&city=riyadh&lat=[\d.]+&lng=[\d.]+&zoom=\d+$/)
    })

    const keepsSearch = 'a search that is sent before the scripts have loaded waits for the connection'
    test(keepsSearch, { tag: '@alike' }, async ({ page, context }) => {
      await page.route(/\.js$/, (route) => route.abort())
      await page.goto(words.prefix || '/')
      await context.setOffline(true)
      const main = page.getByRole('main')
      const typed = main.getByRole('combobox', { name: shell?.whatLabel ?? '' })
      await typed.fill('nurse')
      await typed.press('Enter')
      await expect(main.getByRole('button', { name: shell?.search ?? '', exact: true })).toHaveAttribute(
        'aria-busy',
        'true',
      )
      await expect(typed).toHaveValue('nurse')

      // A browser reports a connection a moment before requests get through.
      let isBack = false
      await page.route('**', async (route) => {
        if (isBack) return route.fallback()
        isBack = route.request().method() === 'HEAD'
        await route.abort()
      })
      await context.setOffline(false)
      await expect(page).toHaveURL(/[?&]q=nurse/)
    })

    const opensSearch = 'the search of a phone opens by one press once there is a connection again'
    test(opensSearch, { tag: '@alike' }, async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openSettled(page, `${words.prefix}/search?city=riyadh`)
      await context.setOffline(true)
      const bar = page.locator('.search-pill')
      await bar.click()
      // The code that draws toasts may have been cut off as well: the sentence is then plain text.
      const plain = page.getByRole('alert').filter({ hasText: shell?.offline ?? '' })
      await expect(said(page, shell?.offline ?? '').or(plain)).toBeVisible()
      await context.setOffline(false)
      await bar.click()
      const dialog = page.getByRole('dialog', { name: shell?.search ?? '' })
      await expect(dialog.getByRole('combobox', { name: shell?.whatLabel ?? '' })).toBeFocused()

      // It is the press that opens it, and no later reload.
      await page.reload()
      await expect(bar).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })

    test.describe('where a service worker answers', () => {
      test.use({ serviceWorkers: 'allow' })

      const keepsAnswered = 'a search that is sent before the script of the notice has come keeps its words'
      test(keepsAnswered, { tag: '@alike' }, async ({ page, context }) => {
        await openSettled(page, words.prefix || '/')
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
        await page.route(/\/postponed-navigation-notice-/, (route) => route.abort())
        await openPage(page, words.prefix || '/')
        const main = page.getByRole('main')
        const typed = main.getByRole('combobox', { name: shell?.whatLabel ?? '' })
        await typed.fill('nurse')
        await context.setOffline(true)
        await typed.press('Enter')
        await expect(page.getByText(shell?.navigationPostponed ?? '')).toBeVisible()
        await expect(typed).toHaveValue('nurse')
        // A link that is pressed next takes its place, and the page stays as well.
        await page
          .getByRole('banner')
          .getByRole('link', { name: shell?.signIn ?? '', exact: true })
          .click()
        await expect(page.getByText(shell?.navigationPostponed ?? '')).toBeVisible()
        await expect(typed).toHaveValue('nurse')
        await typed.press('Enter')
        await context.setOffline(false)
        await expect(page).toHaveURL(/[?&]q=nurse/)
      })
    })
  })
}
