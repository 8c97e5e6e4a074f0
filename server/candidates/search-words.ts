import { fold } from '@qareeb/contract/text/fold'

/** Beginnings of which one has to be found. */
export type Alternatives = string[]

const longestWord = 254
const mostWords = 40

/** The search words of a candidate: words of the name, the address and its parts, the phone in each form. */
export function wordsOf({
  name,
  email,
  phone,
}: {
  name: string
  email: string
  phone: string | null
}): string[] {
  const words = [
    ...wordsOfName(name),
    ...wordsOfName(name.replace(/[-‐‑]/g, '')),
    email,
    ...wordsOfName((email.split('@')[0] ?? '').replace(/[._+-]/g, ' ')),
    ...formsOf(phone),
  ]
  return [...new Set(words)].slice(0, mostWords).map((word) => word.slice(0, longestWord))
}

/** The beginnings that a search asks for, each with other spellings. */
export function beginningsOf(typed: string): Alternatives[] {
  const parts = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  // A phone may be typed with blanks.
  if (parts.length > 0 && parts.every((part) => isDigits(part))) return [digitsOf(parts.join(''))]
  return [...new Set(parts)].flatMap((part) => {
    if (part.includes('@')) return [[part]]
    if (isDigits(part)) return [digitsOf(part)]
    return wordsOfName(part, { whole: true }).map((word) => [word, ...withoutArticle(word)])
  })
}

/** Folded words; of scripts other than Arabic and Latin the words as they are written. */
function wordsOfName(name: string, { whole = false } = {}): string[] {
  const folded = fold(name).split(' ').filter(Boolean)
  if (folded.length === 0) return name.toLowerCase().split(/\s+/).filter(Boolean)
  return whole ? folded : folded.flatMap((word) => [word, ...withoutArticle(word)])
}

/** «الحربي» is found as «حربي» too. */
const withoutArticle = (word: string): string[] => (/^ال../.test(word) ? [word.slice(2)] : [])

const easternDigits = /[٠-٩۰-۹]/g

const western = (text: string) =>
  text.replace(easternDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

const isDigits = (part: string) => /^\+?[\d٠-٩۰-۹-]+$/.test(part)

/** Numbers may begin with 00 in place of the plus. */
const digitsOf = (part: string): Alternatives => [western(part).replace(/\D/g, '').replace(/^00/, '')]

/** `+966501234567` is typed as 966501234567, 0501234567 or 501234567. */
function formsOf(phone: string | null): string[] {
  if (phone === null) return []
  const digits = phone.slice(1)
  const national = digits.startsWith('966') ? digits.slice(3) : undefined
  return national ? [digits, `0${national}`, national] : [digits]
}
