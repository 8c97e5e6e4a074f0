import { loadedPhrases } from '../i18n/load-phrases.ts'
import { useLocale } from '../i18n/use-phrases.ts'

/** The administration's wording of a mail or task whose name the server gave; undefined where there is none. */
export function usePhraseNamed(key: `message.${string}` | `doing.${string}`): string | undefined {
  const phrases: Readonly<Record<string, unknown>> = loadedPhrases(useLocale(), 'administration')
  const phrase = phrases[key]
  return typeof phrase === 'string' ? phrase : undefined
}
