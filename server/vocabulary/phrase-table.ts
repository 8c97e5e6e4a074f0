/** Finds the longest known phrase that begins at a word; for names, titles and skills of several words. */
export class PhraseTable<T> {
  readonly #entries = new Map<string, T[]>()
  /** Words of the longest phrase that begins with a word. */
  readonly #longest = new Map<string, number>()

  add(words: readonly string[], entry: T): void {
    const [first] = words
    if (first === undefined) return
    const phrase = words.join(' ')
    const known = this.#entries.get(phrase)
    if (known?.includes(entry)) return
    if (known) known.push(entry)
    else this.#entries.set(phrase, [entry])
    this.#longest.set(first, Math.max(words.length, this.#longest.get(first) ?? 0))
  }

  /** The entries for exactly these words. */
  get(words: readonly string[]): readonly T[] {
    return this.#entries.get(words.join(' ')) ?? []
  }

  /** The longest phrase among `words` that begins at `start`; undefined when none does. */
  longestAt(words: readonly string[], start: number): { length: number; entries: readonly T[] } | undefined {
    const first = words[start]
    if (first === undefined) return undefined
    for (let length = Math.min(this.#longest.get(first) ?? 0, words.length - start); length > 0; length--) {
      const entries = this.#entries.get(words.slice(start, start + length).join(' '))
      if (entries) return { length, entries }
    }
    return undefined
  }
}
