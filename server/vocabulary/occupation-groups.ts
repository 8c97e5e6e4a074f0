import { toSearchGroups } from './alternatives.ts'
import { lexemesOf } from './fold.ts'
import { stopWords } from './stop-words.ts'
import { titleAt } from './terms.ts'

/** Groups that find ads of the same occupation as a title: its longest phrase of the glossary; none for an unknown one. */
export function occupationGroups(title: string): string[][] {
  const lexemes = lexemesOf(title).filter((lexeme) => !stopWords.has(lexeme))
  let best = { at: 0, length: 0 }
  for (const at of lexemes.keys()) {
    const length = titleAt(lexemes, at)?.length ?? 0
    if (length > best.length) best = { at, length }
  }
  return toSearchGroups(lexemes.slice(best.at, best.at + best.length).map((lexeme) => ({ lexeme })))
}
