import { fold } from '../../vocabulary/fold.ts'

/** A folded word as it stands in the text that it was read from: «سكرتارة», not «سكرتاره». */
export function asTyped(word: string, text: string): string {
  const withoutPunctuation = text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
  return [...withoutPunctuation, ...text.split(/\s+/)].find((part) => fold(part) === word) ?? word
}
