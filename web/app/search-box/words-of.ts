import { mostWordsLength } from '@qareeb/contract/search/search-bounds'

/** The words of a search in a typed text: as many as it takes, and none where nothing can be seen. */
export function wordsOf(text: string): string {
  if (!/[^\s\p{Cf}\p{Cc}]/u.test(text)) return ''
  const cut = text.trim().slice(0, mostWordsLength).trim()
  // Half of a letter that takes two units.
  return text.isWellFormed() && !cut.isWellFormed() ? cut.slice(0, -1).trim() : cut
}
