import type { Bilingual, Locale } from '@qareeb/contract/locale'

/** What something is called in a language, or in the other one when it has no name there. */
export const nameIn = (locale: Locale, name: Bilingual): string => name[locale] ?? name.ar ?? name.en ?? ''
