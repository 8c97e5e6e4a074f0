import { fold } from '@qareeb/contract/text/fold'

/** Longer working lives are a typing error, or another number. */
const mostYears = 60

/** Words between a number of years and the word for experience. */
const near = 6

const experience = /^(?:[وبل]|وب)?(?:ال|لل)?(?:experienced?|خبره|خبرات|خبرتي|خبرتنا)$/
/** Words of work, and those that join a number of years to a field: «خمس سنوات في المحاسبة», "4 years as a nurse". */
const work = /^(?:[وبل]|وب)?(?:ال|لل)?(?:work(?:ed|ing)?|career|اعمل|عملت|عمل|مجال)$/
const joining = /^(?:in|as|في|ك[ا-ي]{3,})$/
const living = /^(?:liv(?:e|ed|ing)|resid(?:e|ed|ing)|اسكن|سكنت|اقيم|مقيم|مقيمه|عشت)$/
const unit = /^(?:years?|yrs?|سنوات|سنه|سنين|عاما?|اعوام)$/
const two = /^(?:سنتان|سنتين|عامان|عامين)$/
const old = /^(?:old|العمر|عمري)$/

const numberWords = new Map(
  [
    ['one', 'واحد', 'واحده'],
    ['two', 'اثنان', 'اثنين'],
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

/** The most years of experience that a text states, such as "5+ years of experience" or «خبرة سنتين»; null without any. */
export function statedYears(text: string): number | null {
  const words = fold(text).split(' ')
  const found = words.flatMap((_, at) => {
    const years = yearsAt(words, at)
    return years !== null && isOfWork(words, at) ? years : []
  })
  return found.length > 0 ? Math.max(...found) : null
}

/** Whether the years at a word are those of work, and not of living somewhere. */
function isOfWork(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - near), at)
  const around = [...before, ...words.slice(at, at + near + 2)]
  if (around.some((word) => experience.test(word))) return true
  if (before.some((word) => living.test(word))) return false
  const after = words[at + (two.test(words[at] ?? '') ? 1 : 2)] ?? ''
  return joining.test(after) || around.some((word) => work.test(word))
}

/** The number of years that is written at a word. */
function yearsAt(words: readonly string[], at: number): number | null {
  const [word = '', next = '', afterNext = ''] = words.slice(at, at + 3)
  if (two.test(word)) return 2
  const years = /^\d{1,2}$/.test(word) ? Number(word) : numberWords.get(word)
  if (years === undefined || years > mostYears || !unit.test(next) || old.test(afterNext)) return null
  return years
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
