import type { Locale } from '@qareeb/contract/locale'
import { bindPhrases } from '../../i18n/bind-phrases.ts'
import { formatMoment } from '../../i18n/dates.ts'
import { loadedPhrases, loadPhrases } from '../../i18n/load-phrases.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { formatSize } from '../format-size.ts'
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
  await loadPhrases(locale, ['dataArchive', 'fields', 'audit', 'units', 'files', 'administration'])
  const own: Texts = loadedPhrases(locale, 'dataArchive')
  const fields: Texts = loadedPhrases(locale, 'fields')
  const actions: Texts = loadedPhrases(locale, 'audit')
  const messages: Texts = loadedPhrases(locale, 'administration')
  const files = bindPhrases(loadedPhrases(locale, 'files'), locale)
  const units = bindPhrases(loadedPhrases(locale, 'units'), locale)
  const wordOf = (value: string) =>
    (reader === 'person' ? own[`ownValue.${value}`] : undefined) ?? own[`value.${value}`]
  return {
    locale,
    ...texts,
    nameOf: (key) => sentence(own[`key.${key}`] ?? actions[`detail.${key}`] ?? fields[key]),
    valueOf: (key, value) => {
      if (key === 'action') return sentence(actions[`action.${value}`])
      if (key === 'letter') return sentence(messages[`message.${value}`])
      const word = enumerated.has(key) ? wordOf(value) : undefined
      return sentence(word ?? (`detail.${key}` in actions ? actions[`value.${phraseKey(value)}`] : undefined))
    },
    moment: (instant) => formatMoment(instant, units),
    size: (bytes) => formatSize(bytes, locale, files),
  }
}

const sentence = (phrase: unknown) => (typeof phrase === 'string' ? phrase : undefined)
