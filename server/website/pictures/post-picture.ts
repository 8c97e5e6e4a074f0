import type { PostSummary } from '@qareeb/contract/blog'
import type { Locale } from '@qareeb/contract/locale'
import { canvas, renderPictureFrame, textLine } from './canvas.ts'
import { breakLines } from './lines.ts'

/** The preview picture of a link to a post: its title, and the day on which it came out. */
export function postPicture({ title, publishedOn }: PostSummary, locale: Locale, siteName: string): string {
  const size = 68
  const room = (canvas.width - 2 * canvas.margin) / size
  const lines = breakLines(title, { room, most: 3 }).map((line, index) =>
    textLine(line, locale, { y: 270 + index * 90, size, bold: true, fill: '#13231c' }),
  )
  const [year, month, day] = publishedOn.split('-')
  const date = `\u2066${day} / ${month} / ${year}\u2069`
  return renderPictureFrame(
    locale,
    siteName,
    [...lines, textLine(date, locale, { y: 556, size: 34, fill: '#0b6b4d' })].join('\n'),
  )
}
