import { westernDigits } from '@qareeb/contract/degrees'

/**
 * Reads a typed number: digits of either language, with or without separators of thousands.
 * @returns null for empty text, undefined for text that is no number
 */
export function readNumber(typed: string): number | null | undefined {
  const plain = plainNumber(typed)
  if (plain === '') return null
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined
}

/** Reads a number that no field holds as well, such as one below zero, so that an error can name the crossed bound. */
export function readAnyNumber(typed: string): number | undefined {
  const plain = plainNumber(typed).replace('\u2212', '-')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

const plainNumber = (typed: string): string =>
  westernDigits(typed)
    .replace(/[\s٬\u200b-\u200f\u2066-\u2069]/g, '')
    .replace('٫', '.')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
