import { fold } from '@qareeb/contract/text/fold'

/** Longer working lives are a typing error, or another number. */
const mostYears = 60

/** Words between a number of years and the word for experience or work. */
const near = 6

/** Words before a number of years within which another meaning is looked for. */
const justBefore = 3

const experience = /^(?:[وبل]|وب)?(?:ال|لل)?(?:exp|experienced?|خبره|خبرات|خبرتي|خبرتنا)$/
const work = /^(?:[وبل]|وب)?(?:ال|لل)?(?:work(?:ed|ing)?|career|اعمل|عملت|عمل|مجال)$/
/** «خمسة أعوام كممرض», "4 years as a nurse". */
const asProfession = /^(?:as|ك[ا-ي]{3,})$/
const within = /^(?:in|في)$/
/** Years of an age, a home, a study, a marriage or a licence. */
const ofOther =
  /^و?(?:am|aged?|liv(?:e|ed|ing)|resid(?:e|ed|ing)|stud(?:y|ied|ying)|married|licen[cs]e|held|(?:ال)?عمر|عمري|اسكن|سكنت|اقيم|مقيم|مقيمه|عشت|درست|ادرس|دراسه|متزوج|متزوجه|(?:ال)?رخصه)$/
const unit = /^(?:years?|yrs?|سنوات|سنه|سنين|عاما?|اعوام)$/
const one = /^(?:سنه|عام)$/
const oneAfter = /^(?:واحده?)$/
const two = /^(?:سنتان|سنتين|عامان|عامين)$/
const ten = /^عشره?$/
const old = /^(?:old|العمر|عمري)$/

const numberWords = new Map(
  [
    ['one', 'واحد', 'واحده'],
    ['two', 'اثنان', 'اثنين', 'اثنتا', 'اثنتي', 'اثنا', 'اثني'],
    ['three', 'ثلاث', 'ثلاثه'],
    ['four', 'اربع', 'اربعه'],
    ['five', 'خمس', 'خمسه'],
    ['six', 'ست', 'سته'],
    ['seven', 'سبع', 'سبعه'],
    ['eight', 'ثماني', 'ثمان', 'ثمانيه'],
    ['nine', 'تسع', 'تسعه'],
    ['ten', 'عشر', 'عشره'],
  ].flatMap((words, at) => words.map((word) => [word, at + 1] as const)),
)

/** A number of years, and the places of its first word and of the word after its unit. */
type Years = { years: number; from: number; to: number }

/** The most years of experience that a text states, such as "5+ years of experience" or «خبرة سنتين»; null without any. */
export const statedYears = (text: string): number | null => mostYearsIn(text, isOfWork)

/** The most years that a text names without saying of what, such as "5 years in accounting"; null without any. */
export const mentionedYears = (text: string): number | null =>
  mostYearsIn(text, (words, { to }) => within.test(words[to] ?? ''))

type Test = (words: readonly string[], years: Years) => boolean

function mostYearsIn(text: string, isMeant: Test): number | null {
  const found = sentencesOf(text).flatMap((words) =>
    words
      .flatMap((_, at) => yearsAt(words, at) ?? [])
      .filter((years) => !isOfOther(words, years) && isMeant(words, years))
      .map(({ years }) => years),
  )
  return found.length > 0 ? Math.max(...found) : null
}

/** The words of each sentence or line, in one spelling (`fold`). Decimals are left out: 2.5 is read as 2. */
const sentencesOf = (text: string): string[][] =>
  text
    .replace(/(\d)[.٫]\d+/g, '$1')
    .replace(/([٠-٩])[.٫][٠-٩]+/g, '$1')
    .split(/[\n\r;؛•●▪|]+|[.!?؟](?=\s|$)/)
    .map((sentence) => fold(sentence).split(' '))

const isOfOther: Test = (words, { from, to }) =>
  old.test(words[to] ?? '') ||
  words.slice(Math.max(0, from - justBefore), from).some((word) => ofOther.test(word))

const isOfWork: Test = (words, { from, to }) =>
  asProfession.test(words[to] ?? '') ||
  words.slice(Math.max(0, from - near), to + near).some((word) => experience.test(word) || work.test(word))

/** The number of years that begins at a word. */
function yearsAt(words: readonly string[], at: number): Years | null {
  const [word = '', next = '', afterNext = ''] = words.slice(at, at + 3)
  if (two.test(word)) return { years: 2, from: at, to: at + 1 }
  if (one.test(word) && oneAfter.test(next)) return { years: 1, from: at, to: at + 2 }
  const number = /^\d{1,2}$/.test(word) ? Number(word) : numberWords.get(word)
  if (number === undefined || number > mostYears) return null
  if (unit.test(next)) return { years: number, from: at, to: at + 2 }
  // «خمس عشرة سنة» is fifteen.
  return number < 10 && ten.test(next) && unit.test(afterNext)
    ? { years: number + 10, from: at, to: at + 3 }
    : null
}

const year = /^(?:19[5-9]\d|20\d\d)$/
const today = /^(?:present|now|current|currently|today|الان|حاليا|الحالي|الحاضر|اليوم|تاريخه)$/

/**
 * How many years the ranges of dates in a text cover, such as "2018 – 2021" or «2020 حتى الآن», each year once. They
 * may be those of studies. Null without a range.
 */
export function spannedYears(text: string, thisYear: number): number | null {
  const words = fold(text).split(' ')
  const covered = new Set<number>()
  words.forEach((word, at) => {
    const end = year.test(word) ? (endAfter(words, at, thisYear) ?? 0) : 0
    for (let one = Number(word); one < Math.min(end, thisYear); one += 1) covered.add(one)
  })
  return covered.size > 0 ? covered.size : null
}

/** The year that ends a range; a month or a word such as "to" may stand in between. */
function endAfter(words: readonly string[], at: number, thisYear: number): number | null {
  for (const word of words.slice(at + 1, at + 4)) {
    if (today.test(word)) return thisYear
    if (year.test(word)) return Number(word)
  }
  return null
}
