import { catalogues, type Noun, type PhrasesOf } from '@qareeb/content/catalogues'
import type { Locale } from '@qareeb/contract/locale'

export type Loaded = { [N in Noun]?: PhrasesOf<N> }

const loaded: Record<Locale, Loaded> = { ar: {}, en: {} }
const loading = new Map<string, Promise<unknown>>()

/** Fetches the wording of some nouns in one language; each is fetched once. */
export function loadPhrases(locale: Locale, nouns: readonly Noun[]): Promise<unknown> {
  return Promise.all(nouns.map((noun) => loadNoun(locale, noun)))
}

/** Fetches everything, for the server, which renders without waiting. */
export async function loadEveryPhrase(): Promise<void> {
  const { catalogue } = await catalogues.ar()
  // The catalogue's own keys.
  const nouns = Object.keys(catalogue) as Noun[]
  await Promise.all([loadPhrases('ar', nouns), loadPhrases('en', nouns)])
}

/** Takes over wording that came in one piece. */
export function adoptPhrases(locale: Locale, phrases: Loaded): void {
  Object.assign(loaded[locale], phrases)
}

/** The wording of a noun if it is here already. */
export function findPhrases<N extends Noun>(locale: Locale, noun: N): PhrasesOf<N> | undefined {
  return loaded[locale][noun]
}

/** The wording of a noun that was loaded before; asking for any other is a fault of the page. */
export function loadedPhrases<N extends Noun>(locale: Locale, noun: N): PhrasesOf<N> {
  const phrases = findPhrases(locale, noun)
  if (!phrases) throw new Error(`The phrases of ${noun} (${locale}) were not loaded`)
  return phrases
}

/** Loads the phrases of one noun; returns the same promise each time, because suspended components need it. */
export function loadNoun(locale: Locale, noun: Noun): Promise<unknown> {
  const key = `${locale}/${noun}`
  const known = loading.get(key)
  if (known) return known

  const promise = fetchNoun(locale, noun).catch((error: unknown) => {
    loading.delete(key)
    throw error
  })
  loading.set(key, promise)
  return promise
}

async function fetchNoun(locale: Locale, noun: Noun): Promise<void> {
  const { catalogue } = await catalogues[locale]()
  const { phrases } = await catalogue[noun]()
  Object.assign(loaded[locale], { [noun]: phrases })
}
