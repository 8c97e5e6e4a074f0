import type { Noun } from '@qareeb/content/catalogues'
import type { Locale } from '@qareeb/contract/locale'
import { adoptPhrases, type Loaded, loadedPhrases } from './load-phrases.ts'

const elementId = 'phrases'

/**
 * The wording of the page that is opened, inside its document: the page comes alive without another journey to the
 * server, and without words being carried as script. Later pages fetch theirs.
 */
export function PagePhrases({ locale, nouns }: { locale: Locale; nouns: readonly Noun[] }) {
  const isServer = typeof document === 'undefined'
  const json = isServer ? writePhrases(locale, nouns) : ''
  // The browser leaves what the server wrote; React must not compare the two.
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** Takes the wording out of the document, before anything of the page is drawn. */
export function adoptPagePhrases(locale: Locale): void {
  const json = document.querySelector(`#${elementId}`)?.textContent
  // Written by `writePhrases` below.
  if (json) adoptPhrases(locale, JSON.parse(json) as Loaded)
}

function writePhrases(locale: Locale, nouns: readonly Noun[]): string {
  const phrases = Object.fromEntries(nouns.map((noun) => [noun, loadedPhrases(locale, noun)]))
  // A `<` inside would end the script early.
  return JSON.stringify(phrases).replaceAll('<', '\\u003c')
}
