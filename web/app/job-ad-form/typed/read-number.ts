import { westernDigits } from '@qareeb/contract/degrees'

/**
 * Reads a typed number: digits of either language, with or without separators of thousands.
 * @returns null for empty text, undefined for text that is no number
 */
export function readNumber(typed: string): number | null | undefined {
  const plain = westernDigits(typed)
    .replace(/[\s٬\u200b-\u200f\u2066-\u2069]/g, '')
    .replace('٫', '.')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (plain === '') return null
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined
}
