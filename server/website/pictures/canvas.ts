import { directionOf, type Locale } from '@qareeb/contract/locale'
import { escapeHtml } from '../../platform/http/refusals/escape-html.ts'
import { mark } from './mark.ts'

/** The size of preview pictures: 1200 × 630 pixels. */
export const canvas = { width: 1200, height: 630, margin: 80 } as const

/** Each weight has a family of its own in the files of the font. */
export const boldFamily = 'IBM Plex Sans Arabic SmBld'
const families = { regular: 'IBM Plex Sans Arabic', bold: boldFamily }

/** `indent`: pixels between the margin and the text. */
type Style = { y: number; size: number; fill: string; bold?: boolean; indent?: number }

/** An SVG picture with a background, the logo and the name of the site; `content` is drawn over it. */
export const renderPictureFrame = (locale: Locale, siteName: string, content: string): string => {
  const atEnd = directionOf(locale) === 'rtl'
  const markX = atEnd ? canvas.width - canvas.margin - 76 : canvas.margin
  const name = textLine(siteName, locale, { y: 122, size: 44, fill: '#074a36', bold: true, indent: 92 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}">
<defs><radialGradient id="g" cx="${atEnd ? 0.05 : 0.95}" cy="1" r="0.9"><stop offset="0" stop-color="#dff0e8"/><stop offset="1" stop-color="#f7f6f1"/></radialGradient></defs>
<rect width="1200" height="630" fill="url(#g)"/>
${rings(atEnd ? 40 : canvas.width - 40)}
<g transform="translate(${markX} 66) scale(2.4)">${mark}</g>
${name}
${content}
</svg>`
}

/** Rings of distance around a place, as the map draws them. */
const rings = (x: number) =>
  [150, 270, 390, 510]
    .map(
      (radius) =>
        `<circle cx="${x}" cy="600" r="${radius}" fill="none" stroke="#0b6b4d" stroke-opacity=".1" stroke-width="2"/>`,
    )
    .join('')

/** One line of text at the side where its language begins. */
export function textLine(text: string, locale: Locale, style: Style): string {
  const { y, size, fill, bold = false, indent = 0 } = style
  const rightToLeft = directionOf(locale) === 'rtl'
  const x = rightToLeft ? canvas.width - canvas.margin - indent : canvas.margin + indent
  // The program takes every line for left-to-right; the embedding marks say which way this one runs.
  const directed = rightToLeft ? `\u202B${text}\u202C` : `\u202A${text}\u202C`
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="${bold ? families.bold : families.regular}" fill="${fill}" text-anchor="${rightToLeft ? 'end' : 'start'}">${escapeHtml(directed)}</text>`
}
