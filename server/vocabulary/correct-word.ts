import { names } from '@qareeb/reference/names'
import { fold } from './fold.ts'
import { cityWords } from './place-names.ts'
import { isLikelySlip, slipsAllowed, slipsBetween } from './spelling.ts'
import { termSpellings } from './terms.ts'

export type Correction = { word: string; isCity: boolean }

type Candidate = Correction & { uses: number; slips: number }

/** Spelt right, whether or not an ad holds them. */
const rightlySpelt = new Set(names.map(fold))

/**
 * The probable correction of an unknown word: of the words with the fewest errors a city, else the most used.
 * @param similar words of the vocabulary with a similar spelling, with their uses
 */
export function correctWord(
  typed: string,
  similar: readonly { word: string; uses: number }[],
): Correction | undefined {
  const most = slipsAllowed(typed)
  if (most === 0 || rightlySpelt.has(typed)) return undefined
  const uses = new Map(similar.map((known) => [known.word, known.uses]))
  const words = new Set([...uses.keys(), ...termSpellings.keys(), ...cityWords])
  let best: Candidate | undefined
  for (const word of words) {
    const slips = slipsBetween(typed, word, best?.slips ?? most)
    if (slips > most || !isLikelySlip(typed, word)) continue
    const candidate = { word, slips, uses: uses.get(word) ?? 0, isCity: cityWords.has(word) }
    if (!best || isBetter(candidate, best)) best = candidate
  }
  return best && { word: best.word, isCity: best.isCity }
}

function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.slips !== other.slips) return one.slips < other.slips
  if (one.isCity !== other.isCity) return one.isCity
  return one.uses !== other.uses ? one.uses > other.uses : one.word < other.word
}
