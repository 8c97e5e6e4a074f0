import { phrases as arabicJobAds } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as arabicPage } from '@qareeb/content/ar/phrases/organizations/organization-page'
import { phrases as englishJobAds } from '@qareeb/content/en/phrases/job-ads'
import { phrases as englishPage } from '@qareeb/content/en/phrases/organizations/organization-page'
import { say } from '@qareeb/content/phrase'
import { directionOf, type Locale } from '@qareeb/contract/locale'
import { colorOf, initialOf } from '@qareeb/contract/text/initials'
import type { OrganizationFacts } from '../../organizations/public-page/get-organization-facts.ts'
import { escapeHtml } from '../../platform/http/refusals/escape-html.ts'
import { boldFamily, canvas, renderPictureFrame, textLine } from './canvas.ts'
import { breakLines } from './lines.ts'

const words = {
  ar: { page: arabicPage, jobAds: arabicJobAds },
  en: { page: englishPage, jobAds: englishJobAds },
}

/** The square of the logo, with the room beside it. */
export const tile = { size: 168, y: 196, gap: 40 } as const

/** A company's facts with its logo as PNG, which the drawing program reads. */
type DrawnCompany = Omit<OrganizationFacts, 'logo'> & { logo: Buffer | null }

/** The preview picture of a link to a company's page: its logo or initial, name, verification and open ads. */
export function companyPicture(company: DrawnCompany, locale: Locale, siteName: string): string {
  const { page } = words[locale]
  const size = 60
  const indent = tile.size + tile.gap
  const room = (canvas.width - 2 * canvas.margin - indent) / size
  const lines = breakLines(nameIn(company, locale), { room, most: 2 })
  // One line stands in the middle of the tile, two around it.
  const first = tile.y + tile.size / 2 + 20 - (lines.length - 1) * 39
  const name = lines.map((line, index) =>
    textLine(line, locale, { y: first + index * 78, size, bold: true, fill: '#13231c', indent }),
  )
  const ads = say(page.openAds, locale, { count: company.openAds })
  return renderPictureFrame(
    locale,
    siteName,
    [
      drawTile(company, locale),
      ...name,
      company.verified ? verifiedLine(locale) : '',
      textLine(ads, locale, { y: 552, size: 46, bold: true, fill: '#0b6b4d' }),
    ].join('\n'),
  )
}

const nameIn = ({ name }: Pick<DrawnCompany, 'name'>, locale: Locale): string =>
  name[locale] ?? name.ar ?? name.en ?? ''

/** The logo on white, or the initial on its colour, as the pages draw them. */
function drawTile(company: DrawnCompany, locale: Locale): string {
  const { id, logo } = company
  const { size, y } = tile
  const x = startOf(locale, size)
  const square = `x="${x}" y="${y}" width="${size}" height="${size}"`
  if (logo)
    return `<clipPath id="tile"><rect ${square} rx="28"/></clipPath>
<image ${square} clip-path="url(#tile)" href="data:image/png;base64,${logo.toString('base64')}"/>
<rect ${square} rx="28" fill="none" stroke="#dcdcd2" stroke-width="2"/>`
  const letter = initialOf(nameIn(company, locale))
  return `<rect ${square} rx="28" fill="${colorOf(id)}"/>
<text x="${x + size / 2}" y="${y + size / 2 + 30}" font-size="84" font-family="${boldFamily}" fill="#fff" text-anchor="middle">${escapeHtml(letter)}</text>`
}

/** The mark of verification with its words. */
function verifiedLine(locale: Locale): string {
  const x = startOf(locale, 44)
  return `<g transform="translate(${x} 428) scale(1.83)" fill="none" stroke="#0b6b4d" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${badgeCheck}</g>
${textLine(words[locale].jobAds.verifiedCompany, locale, { y: 462, size: 36, fill: '#4b5a53', indent: 60 })}`
}

/** The left edge of something so wide at the side where the language begins. */
const startOf = (locale: Locale, width: number): number =>
  directionOf(locale) === 'rtl' ? canvas.width - canvas.margin - width : canvas.margin

/** The icon of Lucide that the pages show, in a square of 24. */
const badgeCheck =
  '<path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z"/><path d="m9 12 2 2 4-4"/>'
