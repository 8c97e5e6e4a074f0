import { expect, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { siteWords } from '../support/site-words.ts'

const [{ shell }] = siteWords

test.use({ locale: 'ar-SA' })

test('follows the system, then the choice of the reader, which lasts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, '/')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await background()

  await page.getByRole('button', { name: shell.switchTheme }).click()
  await expect.poll(background).not.toBe(dark)
  const light = await background()
  expect(await page.evaluate(readThemeColor)).toBe(light)

  await page.reload()
  await expect.poll(background).toBe(light)
  expect(await page.evaluate(readThemeColor)).toBe(light)
})

/** The colours of the browser's bars, as computed styles write them. */
function readThemeColor() {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? ''
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
