import { nearMePhrases } from '@qareeb/reference/near-me'
import { fold } from '../../vocabulary/fold.ts'
import { PhraseTable } from '../../vocabulary/phrase-table.ts'
import { takePhrases } from '../../vocabulary/take-phrases.ts'

const table = new PhraseTable<true>()
for (const phrase of nearMePhrases.split(/[·\n]/)) table.add(fold(phrase).split(' ').filter(Boolean), true)

/** Takes "near me" and «قريب مني» out of folded words. @returns those that were taken, and the rest */
export function takeNearMe(words: readonly string[]): { taken: string[]; rest: string[] } {
  const { taken, rest } = takePhrases(table, words)
  return { taken: taken.flatMap((phrase) => phrase.words), rest }
}
