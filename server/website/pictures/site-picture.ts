import { phrases as arabicHome } from '@qareeb/content/ar/phrases/home'
import { phrases as englishHome } from '@qareeb/content/en/phrases/home'
import type { Locale } from '@qareeb/contract/locale'
import { canvas, renderPictureFrame, textLine } from './canvas.ts'
import { breakLines } from './lines.ts'

const home = { ar: arabicHome, en: englishHome }

/** The preview picture of a link to the site: the headline of the home page. */
export function sitePicture(locale: Locale, siteName: string): string {
  const headline = home[locale].headline.map((line, index) =>
    textLine(line, locale, { y: 310 + index * 96, size: 76, bold: true, fill: '#13231c' }),
  )
  const room = (canvas.width - 2 * canvas.margin) / 32
  const lead = breakLines(home[locale].lead, { room, most: 2 }).map((line, index) =>
    textLine(line, locale, { y: 500 + index * 50, size: 32, fill: '#4b5a53' }),
  )
  return renderPictureFrame(locale, siteName, [...headline, ...lead].join('\n'))
}
