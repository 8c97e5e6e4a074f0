import { arabicExceptions, arabicTerms } from './arabic.ts'
import { englishExceptions, englishTerms } from './english.ts'
import { searchFor } from './find-words.ts'
import { titleTerms } from './title-terms.ts'

const terms = [...arabicTerms, ...englishTerms]
const exceptions = [...arabicExceptions, ...englishExceptions]

/**
 * Finds wording that admits people by sex, age or marital status, in Arabic and English, in the order of the text.
 * Words inside `names` (of places and companies) and inside lawful exceptions are not reported.
 */
export const findSelectingWords = searchFor({ terms, exceptions })

/** The same in the title of an ad, where a word of sex or age is a demand by itself: "Driver, male". */
export const findSelectingWordsOfTitle = searchFor({ terms: [...terms, ...titleTerms], exceptions })
