import { westernDigits } from '@qareeb/contract/degrees'

/**
 * Reads a typed number: digits of either language, with or without separators of thousands. A mark before three digits
 * separates thousands, also the full stop: nobody writes pay in thousandths, and many write "3.500" for 3,500.
 * @returns null for empty text, undefined for text that is no number
 */
export function readNumber(typed: string): number | null | undefined {
  const plain = plainNumber(typed)
  if (plain === '') return null
  return /^\d{1,9}(?:\.(?:\d{1,2}|\d{4}))?$/.test(plain) ? Number(plain) : undefined
}

/** Writes a number so that it is read as itself: thousandths, which some currencies have, with a fourth digit. */
export function writeNumber(value: number | null | undefined): string {
  const text = String(value ?? '')
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Reads a number that no field holds as well, such as one below zero, so that an error can name the crossed bound. */
export function readAnyNumber(typed: string): number | undefined {
  const plain = plainNumber(typed)
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

const plainNumber = (typed: string): string =>
  westernDigits(typed)
    .replace(/[\s\u200b-\u200f\u2066-\u2069]/g, '')
    .replace('\u2212', '-')
    .replace(/[٬،]/g, ',')
    .replace(/٫/g, '.')
    .replace(/^-?[1-9]\d{0,2}(?:[.,]\d{3})+(?=(?:\.\d*)?$)/, (thousands) => thousands.replace(/[.,]/g, ''))
