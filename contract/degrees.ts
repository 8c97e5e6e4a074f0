/** Digits as Arabic and Persian keyboards write them, the Arabic decimal mark, and minus signs outside of ASCII. */
const western: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)]),
  ...[...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)]),
  ['٫', '.'],
  ['،', '.'],
  ['−', '-'],
])

/** Marks that steer the direction of text and come along with copied numbers. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Reads decimal degrees in any digits, with a point or a comma. It does not guess at forms such as `24.7° N`.
 * @returns undefined for other text
 */
export function readDegrees(cell: string): number | undefined {
  const plain = cell
    .replace(invisible, '')
    .replace(/[٠-٩۰-۹٫،−]/g, (letter) => western[letter] ?? letter)
    .replace(',', '.')
    .trim()
  return /^[+-]?\d{1,3}(\.\d{0,15})?$/.test(plain) ? Number(plain) : undefined
}

/** The same digits where they are letters of a code. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => western[digit] ?? digit)
