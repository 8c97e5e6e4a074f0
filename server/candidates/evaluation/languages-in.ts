import { adLanguages, languageLevels } from '@qareeb/contract/job-ads/job-ad-requirements'
import { fold } from '@qareeb/contract/text/fold'

export type AdLanguage = (typeof adLanguages)[number]
export type LanguageLevel = (typeof languageLevels)[number]

/** Folded names of languages. Arabic ones are feminine: the masculine form is a nationality. */
const names: Record<AdLanguage, string> = {
  ar: 'arabic|عربيه',
  en: 'english|انجليزيه|انكليزيه',
  ur: 'urdu|اردو|اورديه|ارديه',
  hi: 'hindi|هنديه',
  bn: 'bengali|bangla|بنغاليه',
  tl: 'filipino|tagalog|فلبينيه|تاغالوغ|تاجالوغ',
  fr: 'french|فرنسيه',
  tr: 'turkish|تركيه',
  zh: 'chinese|mandarin|صينيه',
  id: 'indonesian|اندونيسيه',
  ml: 'malayalam|ماليالاميه|مالايالام',
  ne: 'nepali|نيباليه',
}

const patterns = adLanguages.map(
  (language) => [language, new RegExp(` (?:[وبل]|وب)?(?:ال|لل)?(?:${names[language]}) `)] as const,
)

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

/** Parts of a text that speak of one thing each. */
const segmentsOf = (text: string): string[] =>
  text
    .split(/[\n\r,،;؛•●▪|·]+|\band\b|\s(?=و(?:ال|لل))/i)
    .map((segment) => ` ${fold(segment)} `.replace(countries, '  '))

/** Words of a segment that is no more than a level, such as "Fluent" under "English". */
const mostLevelWords = 3

/** The languages that a text names, each with the level that stands beside it; null where none does. */
export function languagesIn(text: string): Map<AdLanguage, LanguageLevel | null> {
  const found = new Map<AdLanguage, LanguageLevel | null>()
  const segments = segmentsOf(text)
  segments.forEach((segment, at) => {
    const named = namedIn(segment)
    for (const language of named) {
      // A level beside two languages is that of neither.
      const level = named.length === 1 ? (levelIn(segment) ?? levelUnder(segments[at + 1])) : null
      found.set(language, higher(found.get(language) ?? null, level))
    }
  })
  return found
}

const namedIn = (segment: string): AdLanguage[] =>
  patterns.filter(([, pattern]) => pattern.test(segment)).map(([language]) => language)

const levelIn = (segment: string): LanguageLevel | null =>
  levels.find(([, pattern]) => pattern.test(segment))?.[0] ?? null

const levelUnder = (segment = ''): LanguageLevel | null =>
  segment.trim().split(' ').length <= mostLevelWords && namedIn(segment).length === 0
    ? levelIn(segment)
    : null

function higher(one: LanguageLevel | null, other: LanguageLevel | null): LanguageLevel | null {
  if (one === null || other === null) return one ?? other
  return languageLevels.indexOf(one) >= languageLevels.indexOf(other) ? one : other
}

/** Letters of a script from which on a text counts as written in its language. */
const writtenLetters = 200

/** Whether a text is written in Arabic or English; of other languages the letters say too little. */
export function isWrittenIn(text: string, language: AdLanguage): boolean {
  if (language !== 'ar' && language !== 'en') return false
  const letters = text.match(language === 'ar' ? /[\u0621-\u064A\uFE70-\uFEFC]/g : /[A-Za-z]/g)
  return (letters?.length ?? 0) >= writtenLetters
}
