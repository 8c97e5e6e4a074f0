import { stripAffixes } from './fold.ts'
import type { PhraseTable } from './phrase-table.ts'
import { glossaryAt } from './terms.ts'

/** A phrase that was found among words, and the table's entries for it. */
export type TakenPhrase<T> = { entries: readonly T[]; words: string[] }

/** Takes the phrases of a table out of folded words. A longer phrase of the glossary keeps its words: «مراقب دوام» is a title. */
export function takePhrases<T>(
  table: PhraseTable<T>,
  words: readonly string[],
): { taken: TakenPhrase<T>[]; rest: string[] } {
  const lexemes = words.map(stripAffixes)
  const lengthAt = (at: number) => table.longestAt(words, at)?.length ?? 0
  const taken: TakenPhrase<T>[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length;) {
    const found = table.longestAt(words, at)
    const kept = keptAt(glossaryAt(lexemes, at)?.length ?? 0, { at, lengthAt })
    if (found && found.length >= kept)
      taken.push({ entries: found.entries, words: words.slice(at, at + found.length) })
    else rest.push(...words.slice(at, at + Math.max(1, kept)))
    at += found && found.length >= kept ? found.length : Math.max(1, kept)
  }
  return { taken, rest }
}

/** «كاتب دوام جزئي»: a phrase that begins inside one of the glossary, and is as long, ends it. */
function keptAt(length: number, { at, lengthAt }: { at: number; lengthAt: (at: number) => number }): number {
  const isOverrun = Array.from({ length }, (_, index) => index).some(
    (index) => index > 0 && lengthAt(at + index) >= length,
  )
  return isOverrun ? 1 : length
}
