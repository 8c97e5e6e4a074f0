import { phrases as arabicFields } from '@qareeb/content/ar/phrases/fields'
import { phrases as arabicSearch } from '@qareeb/content/ar/phrases/search'
import { phrases as englishFields } from '@qareeb/content/en/phrases/fields'
import { phrases as englishSearch } from '@qareeb/content/en/phrases/search'
import type { Locale } from '@qareeb/contract/locale'

/** The names of fields by language. A filter of the search has the name of the page, unless `fields` has another for it. */
export const fieldNames: Record<Locale, Readonly<Record<string, string>>> = {
  ar: { ...filterNamesIn(arabicSearch), ...arabicFields },
  en: { ...filterNamesIn(englishSearch), ...englishFields },
}

function filterNamesIn(phrases: Readonly<Record<string, unknown>>): Record<string, string> {
  const start = 'filter.'
  return Object.fromEntries(
    Object.entries(phrases).flatMap(([key, name]) =>
      key.startsWith(start) && typeof name === 'string' ? [[key.slice(start.length), name]] : [],
    ),
  )
}
