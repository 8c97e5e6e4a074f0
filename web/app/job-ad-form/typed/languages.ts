import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { plainTextOf } from '@qareeb/contract/text/rich-text'
import type { TypedJobAd } from './typed-job-ad.ts'

const locales = ['ar', 'en'] as const

/** Languages in which a title or a description is written. */
export const begunLanguages = ({ title, description }: TypedJobAd): Locale[] =>
  locales.filter((locale) => title[locale].trim() !== '' || plainTextOf(description[locale]) !== '')

/** Title and description are both long enough to be published. */
export const isFinished = ({ title, description }: TypedJobAd, locale: Locale): boolean =>
  title[locale].trim().length >= jobAdBounds.title.min &&
  plainTextOf(description[locale]).length >= jobAdBounds.description.min

/** The language that alone keeps the texts from being published: it is begun, and the other one is finished. */
export function unfinishedSecondLanguage(typed: TypedJobAd): Locale | null {
  const begun = begunLanguages(typed)
  if (begun.length < 2) return null
  const unfinished = begun.filter((locale) => !isFinished(typed, locale))
  return unfinished.length === 1 ? (unfinished[0] ?? null) : null
}

const parts = ['title', 'description', 'benefitsText'] as const

/** The texts of an ad in one language. */
export type TextsOfLanguage = Record<(typeof parts)[number], string>

/** The ad without its texts in a language, and those texts, so that they can come back. */
export function leaveOut(typed: TypedJobAd, locale: Locale): { left: TypedJobAd; out: TextsOfLanguage } {
  const out = {
    title: typed.title[locale],
    description: typed.description[locale],
    benefitsText: typed.benefitsText[locale],
  }
  return { left: withTexts(typed, locale, { title: '', description: '', benefitsText: '' }), out }
}

/** The ad with other texts in a language. */
export const withTexts = (typed: TypedJobAd, locale: Locale, texts: TextsOfLanguage): TypedJobAd => ({
  ...typed,
  ...Object.fromEntries(parts.map((part) => [part, { ...typed[part], [locale]: texts[part] }])),
})
