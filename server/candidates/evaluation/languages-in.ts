import { adLanguages, languageLevels } from '@qareeb/contract/job-ads/job-ad-requirements'
import { fold } from '@qareeb/contract/text/fold'
import { byLevel } from './level-order.ts'

export type AdLanguage = (typeof adLanguages)[number]
export type LanguageLevel = (typeof languageLevels)[number]

export const byLanguageLevel = byLevel(languageLevels)

/** Folded names of languages. Arabic ones are feminine; the masculine form is a nationality unless a word of language is near. */
const names: Record<AdLanguage, { sure: string; masculine?: string }> = {
  ar: { sure: 'arabic|عربيه', masculine: 'عربي' },
  en: { sure: 'english|انجليزيه|انكليزيه', masculine: 'انجليزي|انكليزي' },
  ur: { sure: 'urdu|اردو|اورديه|ارديه' },
  hi: { sure: 'hindi|هنديه', masculine: 'هندي' },
  bn: { sure: 'bengali|bangla|بنغاليه', masculine: 'بنغالي' },
  tl: { sure: 'filipino|tagalog|فلبينيه|تاغالوغ|تاجالوغ', masculine: 'فلبيني' },
  fr: { sure: 'french|فرنسيه', masculine: 'فرنسي' },
  tr: { sure: 'turkish|تركيه', masculine: 'تركي' },
  zh: { sure: 'chinese|mandarin|صينيه', masculine: 'صيني' },
  id: { sure: 'indonesian|اندونيسيه', masculine: 'اندونيسي' },
  ml: { sure: 'malayalam|ماليالاميه|مالايالام' },
  ne: { sure: 'nepali|نيباليه', masculine: 'نيبالي' },
}

const patternOf = (words: string) => new RegExp(` (?:[وبل]|وب)?(?:ال|لل)?(?:${words}) `)

const patterns = adLanguages.map((language) => {
  const { sure, masculine } = names[language]
  const sureOne = patternOf(sure)
  return { language, sure: sureOne, loose: masculine ? patternOf(`${sure}|${masculine}`) : sureOne }
})

/** «المملكة العربية السعودية», «الإمارات العربية» and "Saudi" name no language. */
const countries =
  / (?:ال)?(?:مملكه|امارات|جمهوريه(?: \S+)?|جامعه(?: الدول)?) (?:ال)?عربيه(?: (?:ال)?سعوديه)? | (?:ال)?عربيه (?:ال)?(?:سعوديه|متحده) /g

/** Folded words for a level, the highest first. */
const levels: [LanguageLevel, RegExp][] = [
  ['native', / (?:native|mother tongue|first language|(?:ال)?لغه (?:ال)?ام|(?:ال)?لغتي (?:ال)?ام) /],
  [
    'fluent',
    / (?:fluent|fluently|excellent|advanced|proficient|full professional|professional|c1|c2|[وب]?(?:ال)?طلاقه|ممتازه?|متقدمه?|احترافي|احترافيه|اجيد|باتقان) /,
  ],
  ['good', / (?:good|intermediate|upper intermediate|working|conversational|b1|b2|جيده?|متوسطه?) /],
  ['basic', / (?:basic|basics|beginner|elementary|limited|a1|a2|اساسي|اساسيه|مبتديه?|ضعيفه?|مبادي|بسيطه?) /],
]

/** «لا أجيد الإنجليزية», "no French". */
const negation = / (?:no|not|never|cannot|without|لا|لم|ليس|ليست|بدون|دون) /

/** «اللغات: عربي، إنجليزي» */
const listOfLanguages = / (?:ال)?(?:لغه|لغات) /

/** A part of a line about one thing, folded; `isOfLanguages`: its line lists languages. */
type Segment = { text: string; isOfLanguages: boolean }

const segmentsOf = (text: string): Segment[] =>
  text.split(/[\n\r]+|[.!?؟](?=\s|$)/).flatMap((line) => {
    const isOfLanguages = listOfLanguages.test(padded(line))
    return line
      .split(/[,،;؛•●▪|·]+|\band\b|\s(?=و(?:ال|لل))/i)
      .map((part) => ({ text: padded(part).replace(countries, '  '), isOfLanguages }))
  })

const padded = (text: string): string => ` ${fold(text)} `

/** Words of a segment with a level alone, such as "Fluent" under "English". */
const mostLevelWords = 3

/** The languages that a text names, each with the level that stands beside it; null where none does. */
export function languagesIn(text: string): Map<AdLanguage, LanguageLevel | null> {
  const found = new Map<AdLanguage, LanguageLevel | null>()
  const segments = segmentsOf(text).filter((segment) => !negation.test(segment.text))
  segments.forEach((segment, at) => {
    const named = namedIn(segment)
    for (const language of named) {
      // A level beside two languages is that of neither.
      const level = named.length === 1 ? (levelIn(segment.text) ?? levelUnder(segments[at + 1])) : null
      found.set(language, higher(found.get(language) ?? null, level))
    }
  })
  return found
}

/** The masculine counts in a list of languages, and beside a level: «إنجليزي ممتاز». */
function namedIn({ text, isOfLanguages }: Segment): AdLanguage[] {
  const isLoose = isOfLanguages || (text.trim().split(' ').length <= mostLevelWords && levelIn(text) !== null)
  return patterns
    .filter(({ sure, loose }) => (isLoose ? loose : sure).test(text))
    .map(({ language }) => language)
}

const levelIn = (segment: string): LanguageLevel | null =>
  levels.find(([, pattern]) => pattern.test(segment))?.[0] ?? null

const levelUnder = (segment?: Segment): LanguageLevel | null =>
  segment && segment.text.trim().split(' ').length <= mostLevelWords && namedIn(segment).length === 0
    ? levelIn(segment.text)
    : null

function higher(one: LanguageLevel | null, other: LanguageLevel | null): LanguageLevel | null {
  if (one === null || other === null) return one ?? other
  return byLanguageLevel(one, other) >= 0 ? one : other
}

/** Letters of a script from which on a text counts as written in its language. */
const writtenLetters = 200

/** Whether a text is written in Arabic or English; of other languages the letters say too little. */
export function isWrittenIn(text: string, language: AdLanguage): boolean {
  if (language !== 'ar' && language !== 'en') return false
  const letters = text.match(language === 'ar' ? /[\u0621-\u064A\uFE70-\uFEFC]/g : /[A-Za-z]/g)
  return (letters?.length ?? 0) >= writtenLetters
}
