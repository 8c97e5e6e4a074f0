import type { Noun, PhrasesOf } from '@qareeb/content/catalogues'
import { say, type Phrase, type PhraseArguments } from '@qareeb/content/phrase'
import type { Locale } from '@qareeb/contract/locale'

type SentenceKey<P> = { [Key in keyof P]: P[Key] extends readonly string[] ? never : Key }[keyof P]
type ListKey<P> = { [Key in keyof P]: P[Key] extends readonly string[] ? Key : never }[keyof P]

/** Says the phrases of one noun in one language: `t('key', { values })`, and `t.list('key')` for lists. */
export type BoundPhrases<N extends Noun> = {
  <Key extends SentenceKey<PhrasesOf<N>>>(key: Key, ...values: PhraseArguments<PhrasesOf<N>[Key]>): string
  list: (key: ListKey<PhrasesOf<N>>) => readonly string[]
}

/** Binds the wording of a noun to its language. */
export function bindPhrases<N extends Noun>(phrases: PhrasesOf<N>, locale: Locale): BoundPhrases<N> {
  // Keys and values have been checked by the types above; inside, any phrase is a phrase.
  const entries = phrases as Record<PropertyKey, Phrase>
  const sentence = (key: PropertyKey, values?: Record<string, string | number>) =>
    say(entries[key] ?? '', locale, values)
  return Object.assign(sentence, { list: (key: PropertyKey) => entries[key] }) as unknown as BoundPhrases<N>
}
