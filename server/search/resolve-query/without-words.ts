import { fold } from '../../vocabulary/fold.ts'

/**
 * The typed text without these folded words; of two equal ones the last is removed, since places are mostly at the
 * end.
 */
export function withoutWords(typed: string, words: readonly string[]): string {
  const gone = [...words]
  const isGone = (part: string) => {
    const held = fold(part).split(' ').filter(Boolean)
    if (held.length === 0 || !held.every((word) => gone.includes(word))) return false
    for (const word of held) gone.splice(gone.indexOf(word), 1)
    return true
  }
  const parts = typed.trim().split(/\s+/).toReversed()
  return parts
    .filter((part) => !isGone(part))
    .toReversed()
    .join(' ')
}
