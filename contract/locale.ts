/** The languages of the product. Arabic is the default and has no path prefix; English lives under `/en`. */
export const locales = ['ar', 'en'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'ar'

/** Arabic is written right-to-left, every other language left-to-right. */
export const directionOf = (locale: Locale): 'rtl' | 'ltr' => (locale === 'ar' ? 'rtl' : 'ltr')

export const isLocale = (value: string): value is Locale => locales.some((locale) => locale === value)

/** A name or text that exists in Arabic, in English, or in both; at least one is never null. */
export type Bilingual = { ar: string | null; en: string | null }
