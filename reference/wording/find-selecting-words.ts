import { arabicExceptions, arabicTerms } from './arabic.ts'
import { englishExceptions, englishTerms } from './english.ts'
import { searchFor } from './find-words.ts'

/**
 * Finds wording that admits people by sex, age or marital status, in Arabic and English, in the order of the text.
 * Words inside `names` (of places and companies) and inside lawful exceptions are not reported.
 */
export const findSelectingWords = searchFor({
  terms: [...arabicTerms, ...englishTerms],
  exceptions: [...arabicExceptions, ...englishExceptions],
})
