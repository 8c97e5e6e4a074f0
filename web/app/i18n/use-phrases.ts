import type { Noun } from '@qareeb/content/catalogues'
import type { Locale } from '@qareeb/contract/locale'
import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { localeOf, pathsIn, type Paths } from '../paths.ts'
import { bindPhrases, type BoundPhrases } from './bind-phrases.ts'
import { findPhrases, loadedPhrases, loadNoun } from './load-phrases.ts'

/** The language of a document, set once around it, so that its readers are not rendered again at each step. */
export const LocaleContext = createContext<Locale | null>(null)

/** The language of the page that is shown. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  // A part of a page stays inside its document or outside of any, so that the order of hooks never changes.
  // oxlint-disable-next-line react/hooks
  return locale ?? localeOf(useLocation().pathname)
}

/** Every internal link in the language of the page. */
export function usePaths(): Paths {
  return pathsOf[useLocale()]
}

/**
 * The wording of a noun in the language of the page. It is here already when the page's `handle` names the noun;
 * otherwise what asks for it waits.
 */
export function usePhrases<N extends Noun>(noun: N): BoundPhrases<N> {
  const locale = useLocale()
  const key = `${locale}/${noun}`
  // A promise that was awaited once is awaited again: React identifies promises of a part by their order, so that
  // the second one would be taken for the first if that were left out at a retry.
  if (!findPhrases(locale, noun) || awaited.has(key)) {
    awaited.add(key)
    use(loadNoun(locale, noun))
  }
  return bound(key, locale, noun)
}

const awaited = new Set<string>()

const pathsOf = { ar: pathsIn('ar'), en: pathsIn('en') }

const bindings = new Map<string, unknown>()

function bound<N extends Noun>(key: string, locale: Locale, noun: N): BoundPhrases<N> {
  if (!bindings.has(key)) bindings.set(key, bindPhrases(loadedPhrases(locale, noun), locale))
  // The line above stores the phrases of this noun under this key, so the type is right.
  return bindings.get(key) as BoundPhrases<N>
}
