import type { Requirements } from '@qareeb/contract/job-ads/job-ad-content'
import type { Benefit } from '@qareeb/contract/job-ads/job-ad-requirements'
import { isOffered } from '@qareeb/reference/skills'

type Texts = { ar: string | null; en: string | null }

/** Benefits of the fixed list by the words of the demo's texts. */
const benefitsByWords: readonly (readonly [Benefit, RegExp])[] = [
  ['family-insurance', /insurance for you and your family|تأمين طبي لك ولعائلتك/],
  ['yearly-bonus', /yearly performance bonus|مكافأة سنوية/],
  ['training', /paid training|تدريب مدفوع/i],
  ['paid-overtime', /overtime pay|أجر إضافي/i],
  ['meals', /\bmeals?\b|وجب/i],
  ['transport', /transport|مواصلات|نقل من السكن/i],
  ['housing', /housing|سكن مجاني|بدل سكن/i],
  ['annual-tickets', /tickets? home|tickets? to your|تذاكر|تذكرة/i],
  ['commission', /commission|عمولة/i],
]

const digits = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }

/** Requirements and benefits in the texts of a demo ad, in the fields of the form, so that both agree. */
export function askedInText(
  texts: Texts,
  skills: readonly string[],
): { requirements: Requirements; benefits: Benefit[] } {
  const text = `${texts.en ?? ''}\n${texts.ar ?? ''}`
  return {
    requirements: {
      skills: skills
        .filter(isOffered)
        .slice(0, 6)
        .map((key, place) => ({ key, need: place < 3 ? 'must' : 'nice' })),
      experienceYears: yearsIn(text),
      education: educationIn(text),
      languages: languagesIn(text),
      weeklyHours: hoursIn(text),
      shifts: /eight-hour shifts|ورديات من 8/i.test(text) ? ['rotating'] : [],
      onsiteDays: onsiteDaysIn(text),
    },
    benefits: benefitsByWords.filter(([, words]) => words.test(text)).map(([benefit]) => benefit),
  }
}

/** Levels of education by the words that a line begins with, the highest first. */
const educationByWords: readonly (readonly [NonNullable<Requirements['education']>, RegExp])[] = [
  ['master', /^(?:master's|ماجستير)/im],
  ['bachelor', /^(?:bachelor's|degree in|a recent university degree|بكالوريوس|شهادة جامعية)/im],
  ['diploma', /^(?:(?:technical )?diploma|دبلوم(?!.*ميزة))/im],
  ['secondary', /^(?:secondary school or|ثانوية عامة)/im],
]

/** Where a line names two levels, the first is enough. */
const educationIn = (text: string) => educationByWords.find(([, words]) => words.test(text))?.[0] ?? null

type AskedLanguage = Requirements['languages'][number]

const languagesByWords: readonly (readonly [AskedLanguage['language'], AskedLanguage['level'], RegExp])[] = [
  ['ar', 'fluent', /fluent (?:in )?arabic|error-free writing in arabic|إتقان العربية|كتابة سليمة بالعربية/i],
  ['ar', 'fluent', /excellent (?:written )?arabic|legal drafting in arabic|صياغة قانونية متينة بالعربية/i],
  ['ar', 'good', /good arabic|findings in arabic|لغة عربية سليمة|عرض النتائج بالعربية/i],
  ['en', 'fluent', /fluent english|(?:fluent|writing).* and english|إتقان (?:العربية و)?الإنجليزية/i],
  ['en', 'fluent', /written arabic and english|كتابة سليمة بالعربية والإنجليزية/i],
  [
    'en',
    'good',
    /(?:good|intermediate)(?: written)? english|english good enough|findings in arabic and english/i,
  ],
  ['en', 'good', /إنجليزية (?:جيدة|متوسطة|كافية)|عرض النتائج بالعربية والإنجليزية/],
  ['en', 'basic', /basic english|إنجليزية أساسية/i],
]

/** Each language once, with the highest level that the text asks for. */
function languagesIn(text: string): AskedLanguage[] {
  const found = languagesByWords.filter(([, , words]) => words.test(text))
  return (['ar', 'en'] as const).flatMap((language) => {
    const [, level] = found.find(([of]) => of === language) ?? []
    return level ? [{ language, level }] : []
  })
}

/** Of a week of five days. */
function onsiteDaysIn(text: string): number | null {
  if (/monday and wednesday at the office|الاثنين والأربعاء في المكتب/i.test(text)) return 2
  if (/two days a week from home|يومان في الأسبوع عن بُعد/i.test(text)) return 3
  return /one day a week from home|يوم في الأسبوع عن بُعد/i.test(text) ? 4 : null
}

function yearsIn(text: string): number | null {
  if (/no previous experience needed|لا تُشترط خبرة سابقة/i.test(text)) return 0
  const english = /at least (\w+) years? of experience/i.exec(text)?.[1]
  if (english) return Number(english) || (digits[english.toLowerCase() as keyof typeof digits] ?? null)
  if (/خبرة سنة على الأقل|خبرة سنة واحدة/.test(text)) return 1
  if (/خبرة سنتين/.test(text)) return 2
  return Number(/خبرة (\d+) (?:سنوات|سنة)/.exec(text)?.[1]) || null
}

const hoursIn = (text: string): number | null =>
  Number(/(\d+) hours a week/.exec(text)?.[1] ?? /(\d+) ساعة (?:في الأسبوع|أسبوعيًا)/.exec(text)?.[1]) || null
