import { westernDigits } from '@qareeb/contract/degrees'
import { onLatinKeys } from './on-latin-keys.ts'

/** Letters, digits and signs in one form each, so that neither keyboard nor case hides a common password. */
export const foldPassword = (text: string): string => westernDigits(text.normalize('NFKC').toLowerCase())

/** The forms in which a password is looked up among common ones: folded, and as the same keys write it in English. */
export function formsOfPassword(password: string): string[] {
  const folded = foldPassword(password)
  return [folded, onLatinKeys(folded)]
}
