import { searchFor } from './find-words.ts'
import { sensitiveArabicTerms, sensitiveEnglishTerms, sensitiveExceptions } from './sensitive-terms.ts'

/**
 * Finds wording about nationality, religion, looks and disability, in Arabic and English, in the order of the text. It is advised
 * against; publishing is not refused. Words inside `names` and inside lawful exceptions are not reported.
 */
export const findSensitiveWords = searchFor({
  terms: [...sensitiveArabicTerms, ...sensitiveEnglishTerms],
  exceptions: sensitiveExceptions,
})
