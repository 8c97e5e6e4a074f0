import type { catalogue } from './ar/catalogue.ts'

/**
 * Every noun's wording by language; a page loads only the nouns it names, in the reader's language. Where to find them
 * is a table for each language, which no page carries that needs no more words than it came with.
 */
export const catalogues = {
  ar: () => import('./ar/catalogue.ts'),
  en: () => import('./en/catalogue.ts'),
} as const

/** A noun that has wording of its own, e.g. `jobAds` for `phrases/job-ads.ts`. */
export type Noun = keyof typeof catalogue

/** The wording of a noun as its Arabic source states it: keys, lists, placeholders. */
export type PhrasesOf<N extends Noun> = Awaited<ReturnType<(typeof catalogue)[N]>>['phrases']
