import { readFileSync } from 'node:fs'
import { say } from '@qareeb/content/phrase'
import { branchWords } from '../support/branch-words.ts'
import { expect, expectNoViolations, said, test, type Page } from '../support/journey.ts'
import { drawn } from '../support/map.ts'
import { openBranches } from './open-branches.ts'

/** Where a latitude lies on a square world of side 1. */
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)

for (const { identity, branches: t, file } of branchWords) {
  const { locale, browser } = identity
  const dialog = (page: Page) => page.getByRole('dialog')

  test.describe(`the import of branches (${locale})`, () => {
    test.use({ locale: browser })

    async function open(page: Page) {
      await openBranches(page, identity)
      await page.getByRole('button', { name: t.import }).click()
      return dialog(page)
    }
    const choose = (page: Page, name: string, text: string) =>
      dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

    test(
      'takes a thousand rows, lists the bad ones, and writes the others',
      { tag: '@alike' },
      async ({ page }) => {
        const form = await open(page)
        const rows = Array.from({ length: 1_000 }, (_, no) => {
          const lat = (18 + (no % 100) / 10).toFixed(4)
          const lng = (42 + Math.floor(no / 100) / 2).toFixed(4)
          if (no % 250 === 7) return `Branch ${no};King Road;24,7 N;46,6`
          if (no % 250 === 9) return `Branch ${no};King Road;46,6;24,7`
          return `Branch ${no};King Road;${lat.replace('.', ',')};${lng.replace('.', ',')}`
        })
        await choose(
          page,
          'branches.csv',
          `\ufeffName;Address;خط العرض;Longitude\r\n${rows.join('\r\n')}\r\n`,
        )

        await expect(form.getByText(say(file['count.good'], locale, { count: 992 }))).toBeVisible()
        await expect(form.getByText(say(file['count.bad'], locale, { count: 8 }))).toBeVisible()
        const faults = form.getByRole('group', { name: file.faults })
        await expect(faults.getByRole('row')).toHaveCount(9)
        await expect(faults.getByRole('row').nth(1)).toContainText(file['problem.notANumber'])
        await expect(form.getByRole('group', { name: file['step.look'], exact: true })).toBeFocused()
        const [goodRows, all] = [form.getByRole('radio').first(), form.getByRole('radio').last()]
        await all.check()
        const swapped = form.getByLabel(say(file.correctSwapped, locale, { count: 4 }))
        await swapped.check()
        await expect(form.getByText(say(file['count.good'], locale, { count: 996 }))).toBeVisible()
        // The page has checked the file again and kept the choices.
        await expect(swapped).toBeFocused()
        await expect(all).toBeChecked()
        await goodRows.check()
        await expectNoViolations(page)
        await form.getByRole('button', { name: say(file.submit, locale, { count: 996 }) }).click()
        await expect(
          said(
            page,
            say(file.someFailed, locale, { added: say(file.added, locale, { count: 996 }), count: 4 }),
          ),
        ).toBeVisible()
        await expect(form.getByText(say(file.added, locale, { count: 996 }), { exact: true })).toBeVisible()
        // The results of the rows are shown once.
        await page.keyboard.press('Escape')
        const [report] = await Promise.all([
          page.waitForEvent('download'),
          form.getByRole('button', { name: file.downloadReport }).click(),
        ])
        expect(readFileSync(await report.path(), 'utf8').split('\r\n')).toHaveLength(6)
        await form.getByRole('button', { name: file.close }).last().click()
        await expect(page.getByText(say(t.count, locale, { count: 996 }))).toBeVisible()
      },
    )

    test('begins with a template that can be imported as it is', { tag: '@alike' }, async ({ page }) => {
      const form = await open(page)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        form.getByRole('button', { name: file.template }).click(),
      ])
      await choose(page, 'template.csv', readFileSync(await download.path(), 'utf8'))
      await form.getByRole('button', { name: say(file.submit, locale, { count: 2 }) }).click()
      await expect(said(page, say(file.added, locale, { count: 2 }))).toBeVisible()
    })

    test(
      'shows the outermost place of a file at the edge of its map',
      { tag: '@alike' },
      async ({ page }) => {
        const form = await open(page)
        const [hafar, najran] = [
          { lat: 28.43, lng: 45.97 },
          { lat: 17.49, lng: 44.13 },
        ]
        const rows = [
          `Hafar;King Road;${hafar.lat};${hafar.lng}`,
          `Najran;King Road;${najran.lat};${najran.lng}`,
        ]
        await choose(page, 'branches.csv', `Name;Address;Latitude;Longitude\r\n${rows.join('\r\n')}\r\n`)
        const map = form.locator('.maplibregl-map')
        await expect(map.locator('canvas')).toBeVisible(drawn)
        await expect(form.locator('.search-map-painting')).toHaveCount(0, drawn)
        const { width = 0, height = 0 } = (await map.boundingBox()) ?? {}
        // Free space around the places; the buttons of the map stand at the left in Arabic.
        const [top, bottom, left, right] = [56, 48, 80, 48]
        const across = (hafar.lng - najran.lng) / 360
        const down = mercator(hafar.lat) - mercator(najran.lat)
        const scale = Math.min((width - left - right) / across, (height - top - bottom) / down)
        const x = (left + width - right - scale * across) / 2
        const y = (top + height - bottom + scale * down) / 2
        await map.click({ position: { x, y } })
        await expect(map.locator('.maplibregl-marker')).toHaveText('Najran')
      },
    )

    test('does not send a file that is not a table', { tag: '@alike' }, async ({ page }) => {
      const form = await open(page)
      let sent = 0
      page.on('request', (request) => (sent += request.url().includes('bulk-upload') ? 1 : 0))
      await choose(page, 'branches.csv', '%PDF-1.7 a,b,c')
      await expect(form.getByRole('alert')).toHaveText(identity.errors['organizationLocation.notCsv'])
      expect(sent).toBe(0)
      await expectNoViolations(page)
    })
  })
}
