import { phrases as arabic } from '@qareeb/content/ar/phrases/candidates/match'
import { phrases as arabicForm } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as english } from '@qareeb/content/en/phrases/candidates/match'
import { phrases as englishForm } from '@qareeb/content/en/phrases/job-ad-form'
import { type Phrase, say } from '@qareeb/content/phrase'
import type { Locale } from '@qareeb/contract/locale'
import { skillNames } from '@qareeb/reference/skill-names'
import { nameIn } from '../../ground/name-in.ts'
import type { StoredReason } from './match-requirements.ts'

/** Wording by key: the keys of a reason are put together from its codes. */
type Words = Readonly<Record<string, Phrase>>

const words: Record<Locale, Words> = { ar: arabic, en: english }
/** Levels and languages have the names of the form of an ad. */
const formWords: Record<Locale, Words> = { ar: arabicForm, en: englishForm }

/** A verdict in words of both languages. */
export const sayReason = (reason: StoredReason): Record<Locale, string> => ({
  ar: sayIn('ar', reason),
  en: sayIn('en', reason),
})

function sayIn(locale: Locale, reason: StoredReason): string {
  const { kind, why, source, found, asked } = reason
  return say(words[locale][`why.${kind}.${why}`] ?? '', locale, {
    name: nameOf(locale, reason),
    place: source ? sentence(words[locale][`place.${source}`], locale) : '',
    found: valueOf(locale, kind, found),
    asked: valueOf(locale, kind, asked),
  })
}

const sentence = (phrase: Phrase | undefined, locale: Locale) => (phrase ? say(phrase, locale) : '')

function nameOf(locale: Locale, { kind, key = '' }: StoredReason): string {
  if (kind === 'language') return sentence(formWords[locale][`language.${key}`], locale)
  const name = skillNames.get(key)
  return name ? nameIn(locale, name) : key
}

function valueOf(locale: Locale, kind: StoredReason['kind'], value: string | number = ''): string | number {
  if (kind === 'experience' && typeof value === 'number')
    return say(words[locale]['years'] ?? '', locale, { count: value })
  if (kind === 'education') return sentence(formWords[locale][`education.${value}`], locale)
  if (kind === 'language') return sentence(formWords[locale][`languageLevel.${value}`], locale)
  return value
}
