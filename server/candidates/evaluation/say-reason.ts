import { phrases as arabic } from '@qareeb/content/ar/phrases/candidates/match'
import { phrases as arabicRequirements } from '@qareeb/content/ar/phrases/job-ad-requirements'
import { phrases as english } from '@qareeb/content/en/phrases/candidates/match'
import { phrases as englishRequirements } from '@qareeb/content/en/phrases/job-ad-requirements'
import { type Phrase, say } from '@qareeb/content/phrase'
import type { Locale } from '@qareeb/contract/locale'
import { skillNames } from '@qareeb/reference/skill-names'
import { nameIn } from '../../ground/name-in.ts'
import type { StoredReason } from './match-requirements.ts'

/** Wording by key: the keys of a reason are put together from its codes. */
type Words = Readonly<Record<string, Phrase>>

const words: Record<Locale, Words> = { ar: arabic, en: english }
/** Levels and languages have the names of the form and the page of an ad. */
const requirementWords: Record<Locale, Words> = { ar: arabicRequirements, en: englishRequirements }

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
  if (kind === 'language') return sentence(requirementWords[locale][`language.${key}`], locale)
  const name = skillNames.get(key)
  return name ? nameIn(locale, name) : key
}

function valueOf(locale: Locale, kind: StoredReason['kind'], value: string | number = ''): string | number {
  if (kind === 'experience' && typeof value === 'number')
    return say(words[locale]['years'] ?? '', locale, { count: value })
  if (kind === 'education') return sentence(requirementWords[locale][`education.${value}`], locale)
  if (kind === 'language') return sentence(requirementWords[locale][`languageLevel.${value}`], locale)
  return value
}
