import { plainTextOf } from '@qareeb/contract/text/rich-text'

/** Words of a description: fewer leave a seeker in doubt, more are seldom read to the end. */
export const readingBounds = { words: { min: 40, max: 600 }, wordsPerMinute: 200 } as const

export type ReadingLength = { words: number; letters: number; minutes: number }

/** How long a description is, and how many whole minutes it takes to read; 0 for less than one. */
export function readingLengthOf(html: string): ReadingLength {
  const text = plainTextOf(html)
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0
  return { words, letters: text.length, minutes: Math.floor(words / readingBounds.wordsPerMinute) }
}

/** Whether a description has a length that is read to the end. */
export function isGoodLength(html: string): boolean {
  const { words } = readingLengthOf(html)
  return words >= readingBounds.words.min && words <= readingBounds.words.max
}
