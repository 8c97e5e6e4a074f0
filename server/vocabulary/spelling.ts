/**
 * How many slips of the finger a word may hold and still be recognised: none in the shortest, where every slip makes
 * another word. Arabic leaves short vowels out, so its words say more in fewer letters.
 */
export function slipsAllowed(word: string): number {
  const shortest = isArabic(word) ? 4 : 5
  if (word.length < shortest) return 0
  return withoutArticle(word).length < 8 ? 1 : 2
}

/**
 * Whether the differences between two words are usual typing errors. Most Arabic words have a neighbour that
 * means something else: «عالم» is no «سالم». Their first letter is seldom mistyped, and in a word of four letters or
 * fewer only a letter that is left out («مهنس») or sounds like another («الرياظ») reveals the intended word.
 */
export function isLikelySlip(typed: string, meant: string): boolean {
  if (!isArabic(typed)) return true
  const [one, other] = [withoutArticle(typed), withoutArticle(meant)]
  if (one[0] !== other[0]) return false
  return (
    one.length > 4 || (other.length > 4 && other.length > one.length) || sounding(one) === sounding(other)
  )
}

const isArabic = (word: string) => /[ا-ي]/.test(word)

const withoutArticle = (word: string) => word.replace(/^[وف]?(?:[بك]?ال|لل)(?=.{2})/, '')

const sounding = (word: string) => word.replaceAll('ظ', 'ض')

/** The word with each pair of neighbouring letters swapped: `drvier` among them gives `driver`. */
export function swappedNeighbours(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    )
    .filter((swapped) => swapped !== word)
}

/**
 * How many letters have to be put in, left out, replaced or swapped with their neighbour to make one word the other
 * (optimal string alignment); gives up with Infinity above `most`.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) row.push(slipsAt({ one, other, i, j }, { row, last, before }))
    if (Math.min(...row) > most) return Infinity
    before = last
    last = row
  }
  const slips = last[other.length] ?? Infinity
  return slips <= most ? slips : Infinity
}

type Cell = { one: string; other: string; i: number; j: number }

/** Slips up to each letter of the other word: in this row so far, in the last one and in the one before. */
type Rows = { row: number[]; last: number[]; before: number[] }

function slipsAt({ one, other, i, j }: Cell, { row, last, before }: Rows): number {
  const isSame = one[i - 1] === other[j - 1]
  const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
  return Math.min(
    (row[j - 1] ?? Infinity) + 1,
    (last[j] ?? Infinity) + 1,
    (last[j - 1] ?? Infinity) + (isSame ? 0 : 1),
    isSwapped ? (before[j - 2] ?? Infinity) + 1 : Infinity,
  )
}
