import { createHash } from 'node:crypto'
import { catalogue } from '@qareeb/content/ar/catalogue'
import type { Noun } from '@qareeb/content/catalogues'
import { isLocale, type Locale } from '@qareeb/contract/locale'
import { loadedPhrases } from './load-phrases.ts'

/** The wording of some nouns as browsers get it; its version changes with any word of it. */
type PhrasesFile = { json: string; version: string }

/** The script of a page with the address of its phrases, which it fetches once. */
export function phrasesScript(locale: Locale, nouns: readonly Noun[]): string {
  const names = nouns.join('.')
  const { version } = makeFile(locale, nouns)
  const ask = `ask(){return this.answer??=fetch("/phrases/${locale}/${names}/${version}")}`
  return `pagePhrases={locale:"${locale}",nouns:"${names}".split("."),${ask}}`
}

/** The file of an address. @param names nouns with dots between them @returns undefined where one is unknown */
export function findPhrasesFile(locale = '', names = ''): PhrasesFile | undefined {
  const nouns = names.split('.')
  return isLocale(locale) && nouns.every(isNoun) ? makeFile(locale, nouns) : undefined
}

const isNoun = (name: string): name is Noun => Object.hasOwn(catalogue, name)

function makeFile(locale: Locale, nouns: readonly Noun[]): PhrasesFile {
  const phrases = Object.fromEntries(nouns.map((noun) => [noun, loadedPhrases(locale, noun)]))
  const json = JSON.stringify(phrases)
  return { json, version: createHash('sha256').update(json).digest('base64url').slice(0, 8) }
}
