import type { Locale } from '@qareeb/contract/locale'
import { plainTextOf } from '@qareeb/contract/text/rich-text'
import { findSelectingWords, findSelectingWordsOfTitle } from '@qareeb/reference/wording/find-selecting-words'
import { findSensitiveWords } from '@qareeb/reference/wording/find-sensitive-words'
import type { SensitiveTrait, Trait } from '@qareeb/reference/wording/term'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'

/** A field with a text in which words are looked for. */
export type TextField = `${'title' | 'description' | 'benefitsText'}.${Locale}`

/** A wording of a field that is about people's traits. */
export type FoundWording = {
  field: TextField
  trait: Trait | SensitiveTrait
  /** As it is written. */
  text: string
  /** The replacement; undefined where the word is best left out. */
  instead: string | undefined
  /** Publishing is refused because of it; else it is advised against. */
  isRefused: boolean
}

const fields = [
  'title.ar',
  'description.ar',
  'title.en',
  'description.en',
  'benefitsText.ar',
  'benefitsText.en',
] as const

/**
 * Wording about people's traits in an ad, in the order of the form.
 * @param names of the company and its branches, in which no word counts
 */
export const wordingOf = (typed: TypedJobAd, names: readonly string[]): FoundWording[] =>
  fields.flatMap((field) => wordingIn(field, textOf(typed, field), names))

/** Whether there is any text in which words could be found. */
export const hasWords = (typed: TypedJobAd): boolean =>
  fields.some((field) => textOf(typed, field).trim() !== '')

export function wordingIn(field: TextField, text: string, names: readonly string[]): FoundWording[] {
  const found = (
    words: ReturnType<typeof findSelectingWords | typeof findSensitiveWords>,
    isRefused: boolean,
  ) => words.map(({ trait, text: written, instead }) => ({ field, trait, text: written, instead, isRefused }))
  const findSelecting = field.startsWith('title') ? findSelectingWordsOfTitle : findSelectingWords
  return [...found(findSelecting(text, names), true), ...found(findSensitiveWords(text, names), false)]
}

const textOf = ({ title, description, benefitsText }: TypedJobAd, field: TextField): string => {
  const locale = field.endsWith('.ar') ? 'ar' : 'en'
  if (field.startsWith('benefitsText')) return benefitsText[locale]
  return field.startsWith('title') ? title[locale] : plainTextOf(description[locale])
}
