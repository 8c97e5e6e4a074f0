const wage = '(?:راتب|براتب|الراتب|salary)(?: of)?'
/** «أكثر من», "over": the least that somebody asks for. An amount alone means the same. */
const moreThan = 'above|over|more than|at least|(?:ب|من )?فوق|(?:ب|من )?(?:اكثر|اعلي) من|لا يقل عن'
const atLeast = `(?:${moreThan}|from|starting (?:at|from)|من|ب)`
/** The numbers from two to ten in words: both languages count thousands with them. */
const inWords = [
  'two',
  'three ثلاثه ثلاث',
  'four اربعه اربع',
  'five خمسه خمس',
  'six سته ست',
  'seven سبعه سبع',
  'eight ثمانيه ثماني ثمان',
  'nine تسعه تسع',
  'ten عشره عشر',
]
const numbers = new Map(
  inWords.flatMap((words, index) => words.split(' ').map((word) => [word, index + 2] as const)),
)
const numberWord = `(?:${[...numbers.keys()].join('|')})`
/** Not the end of «أحد عشر» or "twenty five". */
const larger = `${numberWord}|احد|اثنا|اثني|and|hundred|[a-z]+ty`
const wholeNumber = `(?<!(?<![^ ])(?:${larger}) )${numberWord}`
/** Between the two ends of a range. */
const to = '(?:to|الي|حتي)'
const amount = `[0-9]+(?: (?:${to} )?[0-9]+)*`
const thousand = '(?:الف|الاف|k|thousand)'
/**
 * Beside «فوق» a number of thousands at the end is enough: smaller ones are years of age and of experience, and words
 * after it name another thing, as in "over 1000 calls".
 */
const thousands = '(?:[0-9]{4,}|[0-9]{1,3} [0-9]{3})'
/** "Sr" is senior too, but not beside hundreds. */
const currency = '(?:ريال(?: سعودي)?|ر ?س|sar|riyals?|(?<=[0-9]{3} ?)sr|sr(?= ?[0-9]{1,3} ?[0-9]{2}))'

/**
 * "driver 5000", "driver 4000-6000", or the number alone: a round number of hundreds means pay, except in the name of a
 * standard.
 */
const round = '[0-9]{1,2} ?[05]00'
const roundAmountAtEnd = `(?<!(?:iso|ايزو) )(?:(?:(?:from|between|من|بين) )?${round} (?:(?:${to}|and|و) ?)?)?${round}$`

/** The pay that somebody looks for: «٥٠٠٠ ر.س», «راتب ٥ آلاف», "salary 5000", "5k". No title has it. */
const pay = new RegExp(
  `(?<![^ ])(?:${[
    `${wage}(?: ${atLeast})?(?: ${currency})? ?${amount}(?: ?${thousand})?(?: ?${currency})?`,
    `(?:${wage} )?(?:${atLeast} ?)?(?:${amount} ?|${wholeNumber} )${thousand}(?! و)(?: ?${currency})?`,
    `(?:${atLeast} ?)?${amount} ?${currency}`,
    `(?:${atLeast} ?)?${currency} ?${amount}`,
    `(?:${moreThan}) ?${thousands}$`,
    `ب ?${round}$`,
    roundAmountAtEnd,
  ].join('|')})(?![^ ])`,
  'g',
)

const inThousands = new RegExp(`(?:[0-9] ?|${numberWord} )${thousand}(?![^ ])`)

/** Net SAR a month that an amount may be; others are of an hour, of a year, or a slip. */
const plausible = { least: 500, most: 1_000_000 }

/** Takes amounts of pay out of folded words. @returns the first of them that may be that of a month, the words taken and the rest */
export function takePay(words: readonly string[]): {
  minSalary: number | undefined
  taken: string[]
  rest: string[]
} {
  const text = words.join(' ')
  const found = [...text.matchAll(pay)].map(([phrase]) => phrase)
  return {
    minSalary: found.map(amountIn).find((value) => plausible.least <= value && value <= plausible.most),
    taken: found.flatMap((phrase) => phrase.split(' ')).filter(Boolean),
    rest: text.replace(pay, '').split(' ').filter(Boolean),
  }
}

/** "5 000" is one number, "3000 4000" is the lower end of two. */
function amountIn(phrase: string): number {
  const [number = 0] = phrase.split(' ').flatMap((word) => numbers.get(word.replace(/^ب/, '')) ?? [])
  const [digits = String(number)] = /[0-9]+(?: [0-9]{3}(?![0-9]))*/.exec(phrase) ?? []
  const isRange = /^[0-9]{4}/.test(digits)
  const value = Number(isRange ? digits.split(' ')[0] : digits.replaceAll(' ', ''))
  return inThousands.test(phrase) ? value * 1000 : value
}
