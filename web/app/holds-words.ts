import { fold } from '@qareeb/contract/text/fold'

/**
 * Whether every typed word stands in one of the texts, folded as search folds them; nothing typed stands in any. Words
 * in other letters, of which folding leaves nothing, are looked for as they stand.
 */
export function holdsWords(texts: readonly string[], typed: string): boolean {
  const text = texts.join(' ')
  const folded = fold(typed)
  const [held, wanted] = folded === '' ? [text.toLowerCase(), typed.toLowerCase()] : [fold(text), folded]
  return wanted
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => held.includes(word))
}
