import type { Noun } from '@qareeb/content/catalogues'
import type { Locale } from '@qareeb/contract/locale'
import { adoptPhrases, type Loaded, loadPhrases } from './load-phrases.ts'

declare global {
  /** Where the wording of the document is (`phrases-file.server.ts`); `late-scripts.ts` asks for it with the scripts. */
  var pagePhrases: { locale: Locale; nouns: Noun[]; ask: () => Promise<Response> } | undefined
}

/** Takes over the wording of the page that was opened, before anything of it is drawn. */
export async function adoptPagePhrases(): Promise<void> {
  const phrases = globalThis.pagePhrases
  if (!phrases) return
  try {
    // Written by the route of phrases.
    adoptPhrases(phrases.locale, (await (await phrases.ask()).json()) as Loaded)
  } catch {
    await loadPhrases(phrases.locale, phrases.nouns)
  }
}
