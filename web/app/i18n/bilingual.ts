import type { Bilingual, Locale } from '@qareeb/contract/locale'

/** A bilingual text as one reader meets it: in their language where it exists, else in the other. */
export type ReadText = { text: string; locale: Locale; isForeign: boolean }

/** Picks the side of a name or text that a reader of `locale` is shown; no text at all is foreign to nobody. */
export function readIn(locale: Locale, value: Bilingual): ReadText {
  const other = locale === 'ar' ? 'en' : 'ar'
  const [own, foreign] = [value[locale], value[other]]
  if (own !== null || foreign === null) return { text: own ?? '', locale, isForeign: false }
  return { text: foreign, locale: other, isForeign: true }
}
