import type { Locale } from '@qareeb/contract/locale'
import { bindPhrases } from '../../i18n/bind-phrases.ts'
import { formatMoment } from '../../i18n/dates.ts'
import { loadedPhrases, loadPhrases } from '../../i18n/load-phrases.ts'
import type { DataWords } from './readable-data.ts'

/** Keys whose values are words of the API. */
const enumerated = new Set([
  '',
  'kind',
  'locale',
  'outcome',
  'purpose',
  'reason',
  'role',
  'scan',
  'state',
  'step',
  'userType',
  'verdict',
])

type Texts = Partial<Record<string, unknown>>

/**
 * Loads the names of fields and values for the page of an archive: on a press alone. A person reads about themselves in
 * words of their own, e.g. *not accepted* for *rejected*.
 */
export async function loadArchiveWords(
  locale: Locale,
  reader: 'person' | 'team',
  texts: Pick<DataWords, 'title' | 'intro'>,
): Promise<DataWords> {
  await loadPhrases(locale, ['dataArchive', 'fields', 'audit', 'units'])
  const own: Texts = loadedPhrases(locale, 'dataArchive')
  const fields: Texts = loadedPhrases(locale, 'fields')
  const actions: Texts = loadedPhrases(locale, 'audit')
  const units = bindPhrases(loadedPhrases(locale, 'units'), locale)
  const wordOf = (value: string) =>
    (reader === 'person' ? own[`ownValue.${value}`] : undefined) ?? own[`value.${value}`]
  return {
    locale,
    ...texts,
    nameOf: (key) => sentence(own[`key.${key}`] ?? fields[key]),
    valueOf: (key, value) => {
      if (key === 'action') return sentence(actions[`action.${value}`])
      return enumerated.has(key) ? sentence(wordOf(value)) : undefined
    },
    moment: (instant) => formatMoment(instant, units),
  }
}

const sentence = (phrase: unknown) => (typeof phrase === 'string' ? phrase : undefined)
