/** A piece of a line of a PDF: its words, and where it begins on the page. */
export type Piece = { text: string; x: number }

const arabic = /[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFC]/g
const latin = /[A-Za-z\u00C0-\u024F]/g

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** Letters run by their script; figures run left to right, and blanks and points as what is around them. */
type Kind = 'rightToLeft' | 'leftToRight' | 'figures' | 'neutral'

function kindOf(text: string): Kind {
  const ofArabic = count(text, arabic)
  const ofLatin = count(text, latin)
  if (ofArabic + ofLatin > 0) return ofArabic >= ofLatin ? 'rightToLeft' : 'leftToRight'
  return /\d/.test(text) ? 'figures' : 'neutral'
}

/**
 * The words of a line in the order in which they are read. A PDF draws pieces from left to right, often letter by
 * letter; inside a piece the order is right.
 */
export function inReadingOrder(pieces: readonly Piece[]): string {
  const line = pieces.map(({ text }) => text).join('')
  if (count(line, arabic) === 0) return line
  const isRightToLeft = count(line, arabic) >= count(line, latin)
  const placed = pieces.toSorted((one, other) => (isRightToLeft ? other.x - one.x : one.x - other.x))
  const against: Kind[] = isRightToLeft ? ['leftToRight', 'figures'] : ['rightToLeft']
  return withoutTurnedPairs(
    turnRuns(placed, against)
      .map(({ text }) => text)
      .join(''),
  )
}

/** Forms of letters by their place in a word. */
const forms = /[\uFE70-\uFEFC]/g

/** A letter without such a form that joins the next one, where no joined form is, beside the letter that it changes with. */
const turnedPair =
  /([\u0621-\u064A])([\u0626\u0628\u062A-\u062E\u0633-\u063A\u0641-\u0647\u064A])(?=[\u0621-\u064A\uFE70-\uFEFC])|([\u0626\u0628\u062A-\u062E\u0633-\u063A\u0641-\u0647\u064A])([\u0621-\u064A])/g

/**
 * Puts two letters in order that a font draws as one sign, of which the reader gives the last one first. It shows where
 * each letter has the form of its place in the word: a letter that joins the next one cannot have the form that stands alone.
 */
function withoutTurnedPairs(line: string): string {
  const turn = (pair: string) => [...pair].toReversed().join('')
  return line.replace(/\S+/g, (word) => (count(word, forms) === 0 ? word : word.replace(turnedPair, turn)))
}

/** Turns each run of pieces that goes against the line. Blanks inside of a run of words belong to it. */
function turnRuns(pieces: readonly Piece[], against: readonly Kind[]): Piece[] {
  const kinds = pieces.map(({ text }) => kindOf(text))
  const turned: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const end = endOfRun(kinds, at, against)
    turned.push(...pieces.slice(at, end).toReversed())
    at = end
  }
  return turned
}

/** Where the run that begins at a piece ends. «2015 - 2019» are two runs in an Arabic line, "Power BI" is one. */
function endOfRun(kinds: readonly Kind[], at: number, against: readonly Kind[]): number {
  let end = at + 1
  if (!against.includes(kinds[at] ?? 'neutral')) return end
  for (let next = end; next < kinds.length; next += 1) {
    const kind = kinds[next] ?? 'neutral'
    const isBetweenWords = kinds[end - 1] !== 'figures' && kind !== 'figures'
    if (against.includes(kind) && (next === end || isBetweenWords)) end = next + 1
    else if (kind !== 'neutral') break
  }
  return end
}
