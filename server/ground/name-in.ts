import type { Bilingual, Locale } from '@qareeb/contract/locale'

/** The name in a language, or in the other language if it has none there. */
export const nameIn = (locale: Locale, name: Bilingual): string => name[locale] ?? name.ar ?? name.en ?? ''
