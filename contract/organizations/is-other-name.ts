import type { Bilingual } from '../locale.ts'
import { fold } from '../text/fold.ts'

/**
 * Whether a company has another name than before: by other letters or digits, in a language that it still has a name
 * in. Blanks, case, punctuation and spellings that search takes for the same make no other name. Another name ends the
 * verification.
 */
export const isOtherName = (name: Bilingual, before: Bilingual): boolean =>
  (['ar', 'en'] as const).some((locale) => {
    const [written, former] = [name[locale], before[locale]]
    return written !== null && (former === null || lettersOf(written) !== lettersOf(former))
  })

/** The compared part of a name: its folded letters and digits, and those of scripts that folding leaves out. */
const lettersOf = (name: string): string =>
  fold(name).replaceAll(' ', '') + [...name.normalize('NFKC')].filter(isOfOtherScript).join('')

const isOfOtherScript = (sign: string): boolean =>
  /[\p{L}\p{N}]/u.test(sign) && !/[ءـ]/.test(sign) && fold(sign) === ''
