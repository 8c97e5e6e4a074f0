import type { FieldError } from '@qareeb/contract/errors'
import type { Bilingual } from '@qareeb/contract/locale'

type Problem = Omit<FieldError, 'message'>

/** Marks of direction and control characters: they could turn the words around a name. */
const misleading = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu

/** A name on one line, without what could make it look like something else; empty when nothing is left. */
export const cleanName = (name: string): string =>
  name.normalize('NFC').replace(misleading, ' ').replace(/\s+/g, ' ').trim()

/** The same of a name in either language, or of any other text of one line. */
export const cleanNames = ({ ar, en }: Bilingual): Bilingual => ({
  ar: ar === null ? null : cleanName(ar),
  en: en === null ? null : cleanName(en),
})

/** A text of several lines, without control characters but for the ends of lines. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()

/**
 * The length problem of a cleaned text, in UTF-16 units. Cleaning removes blanks and marks without letters, and turns a
 * few letters into two.
 */
export function problemsOfLength(
  path: string,
  text: string,
  { min, max }: { min: number; max: number },
): Problem[] {
  if (text.length < min) return [{ path, problem: 'tooShort', limit: min }]
  return text.length > max ? [{ path, problem: 'tooLong', limit: max }] : []
}
