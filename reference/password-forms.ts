import { onLatinKeys } from './on-latin-keys.ts'

/** Letters, digits and signs in one form each, so that neither keyboard nor case hides a common password. */
export const foldPassword = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))

/** The forms in which a password is looked up among common ones: folded, and as the same keys write it in English. */
export function formsOfPassword(password: string): string[] {
  const folded = foldPassword(password)
  return [folded, onLatinKeys(folded)]
}
