import { allowPosition, holdPosition } from '../support/hold-position.ts'
import { expect, said, test } from '../support/journey.ts'
import { openPage, takenOver } from '../support/open-page.ts'
import { saying } from '../support/search-words.ts'
import { siteWords } from '../support/site-words.ts'

for (const { locale, root, prefix, search, shell } of siteWords)
  test.describe(`the search box (${locale})`, () => {
    test.use({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

    const nearMe = locale === 'ar' ? 'سائق قريب مني' : 'driver near me'

    test('searches words in a city', async ({ page }) => {
      await openPage(page, root)
      await page
        .getByRole('combobox', { name: shell.whatLabel })
        .fill(locale === 'ar' ? 'محاسب' : 'accountant')
      await page.getByRole('main').getByRole('button', { name: shell.search, exact: true }).click()

      await expect(page).toHaveURL(
        new RegExp(`${prefix}/search\\?q=.+&city=riyadh&lat=24\\.774265&lng=46\\.738586&zoom=10`),
      )
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('searches words that were typed before its scripts came', { tag: '@alike' }, async ({ page }) => {
      const typed = Promise.withResolvers<undefined>()
      await page.route(/\.js$/, async (route) => {
        await typed.promise
        await route.continue()
      })
      await page.goto(root, { waitUntil: 'commit' })
      const words = page.getByRole('main').getByRole('combobox', { name: shell.whatLabel })
      await words.fill('accountant')
      typed.resolve(undefined)
      await takenOver(page)
      await words.press('Enter')
      await expect(page).toHaveURL(/[?&]q=accountant/)
    })

    test(
      'keeps the words, and the focus, when another city is chosen after them',
      { tag: '@alike' },
      async ({ page }) => {
        await openPage(page, root)
        const words = page.getByRole('combobox', { name: shell.whatLabel })
        const city = page.getByRole('main').getByLabel(shell.whereLabel, { exact: true })
        await words.fill('accountant')
        await city.focus()
        await city.selectOption('jeddah')

        await expect(page).toHaveURL(/\?city=jeddah$/)
        await expect(words).toHaveValue('accountant')
        await expect(city).toBeFocused()
        await page.goBack()
        await expect(city).toHaveValue('riyadh')
        await expect(words).toHaveValue('accountant')
      },
    )

    test('offers job titles and places while one types, by the arrows too', async ({ page }) => {
      await openPage(page, root)
      const words = page.getByRole('combobox', { name: shell.whatLabel })
      await words.fill(locale === 'ar' ? 'محاس' : 'accoun')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      // The list covers neither the city nor the button.
      await page
        .getByRole('main')
        .getByRole('button', { name: shell.search, exact: true })
        .click({ trial: true })

      await words.press('ArrowDown')
      const first = page.getByRole('listbox').getByRole('option', { selected: true })
      const title = (await first.textContent()) ?? ''
      await words.press('Enter')

      await expect(page).toHaveURL(
        new RegExp(`/search\\?q=${encodeURIComponent(title).replaceAll('%20', '\\+')}`),
      )
    })

    test(
      'keeps the suggestion that the arrows have reached when others arrive late',
      { tag: '@alike' },
      async ({ page }) => {
        const [first, second, third] = ['accountant', 'account manager', 'accounting clerk'].map((en) => ({
          ar: en,
          en,
        }))
        let answerLate = () => {}
        const isLate = new Promise<void>((resolve) => (answerLate = resolve))
        await page.route(/search-suggestion/, async (route) => {
          const isSecond = route.request().url().endsWith('acco')
          if (isSecond) await isLate
          const titles = isSecond ? [third, second, first] : [first, second]
          await route.fulfill({ json: { titles, places: [], beforePlace: '' } })
        })
        await openPage(page, root)
        const words = page.getByRole('combobox', { name: shell.whatLabel })
        const options = page.getByRole('listbox').getByRole('option')
        await words.fill('acc')
        await expect(options).toHaveCount(2)
        await words.pressSequentially('o')
        await words.press('ArrowDown')
        answerLate()

        await expect(options).toHaveCount(3)
        await expect(options.and(page.locator('[aria-selected=true]'))).toHaveText('accountant')
        await words.press('Enter')
        await expect(page).toHaveURL(/\/search\?q=accountant&/)
      },
    )

    test(
      'asks where the reader is on the search page when somebody types "near me"',
      { tag: '@phone' },
      async ({ page }) => {
        await openPage(page, `${root}?city=jeddah`)
        const words = page.getByRole('combobox', { name: shell.whatLabel })
        await words.fill(nearMe)
        await words.press('Enter')

        await expect(page).toHaveURL(/\/search\?q=[^&]+&city=jeddah&/)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toContainText(search.shareForNear)
        await expect(heading).toContainText(shell['city.jeddah'])
      },
    )

    test(
      'shows no other list first when somebody types "near me" and the position is allowed already',
      { tag: '@phone' },
      async ({ page }) => {
        const device = await holdPosition(page, { latitude: 24.713, longitude: 46.675 })
        await openPage(page, `${root}?city=jeddah`)
        const words = page.getByRole('combobox', { name: shell.whatLabel })
        await words.fill(nearMe)
        await words.press('Enter')
        await device.untilAsked()
        await expect(page.getByText(search.locating).first()).toBeVisible()
        await expect(page.locator('.job-card-title a')).not.toHaveCount(0)
        await expect(page.locator('.job-card-title a').first()).toBeHidden()
        await device.answer()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(saying(search.nearWithin))
      },
    )

    test(
      'names near me as the place once it is searched, and searches other words there',
      { tag: '@alike' },
      async ({ page, context }) => {
        await allowPosition(context, { latitude: 24.713, longitude: 46.675 })
        await openPage(page, `${prefix}/search?q=${encodeURIComponent(nearMe)}&city=jeddah`)
        const words = page.getByRole('combobox', { name: shell.whatLabel })
        const where = page.getByLabel(shell.whereLabel, { exact: true })
        await expect(where.locator('option:checked')).toHaveText(shell.nearMe)
        await expect(words).toHaveValue(nearMe.split(' ')[0] ?? '')

        await words.fill('nurse')
        await words.press('Enter')
        await expect(page).toHaveURL(/q=[^&]+nurse/)
        await expect(words).toHaveValue('nurse')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(saying(search.nearWithin))
      },
    )

    test(
      'searches Riyadh for "Other" where the reader is abroad',
      { tag: '@phone' },
      async ({ page, context }) => {
        await allowPosition(context, { latitude: 51.5, longitude: -0.12 })
        await openPage(page, root)
        await page.getByRole('main').getByLabel(shell.whereLabel, { exact: true }).selectOption('other')
        await page.getByRole('main').getByRole('button', { name: shell.search, exact: true }).click()

        await expect(page).toHaveURL(/\/search\?city=riyadh&/)
        await expect(said(page, shell.notLocated)).toBeVisible()
      },
    )
  })

test.describe('the search box before scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { locale, root, prefix, shell } of siteWords)
    test(`searches (${locale})`, async ({ page }) => {
      await page.goto(root)
      await expect(page.getByRole('button', { name: shell.switchTheme })).toBeHidden()
      await page.getByRole('combobox', { name: shell.whatLabel }).fill('accountant')
      await page.getByRole('main').getByLabel(shell.whereLabel, { exact: true }).selectOption('jeddah')
      await page.getByRole('main').getByRole('button', { name: shell.search, exact: true }).click()

      await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?q=accountant&city=jeddah$`))
      await expect(page.getByRole('article').first()).toBeVisible()
    })
})
