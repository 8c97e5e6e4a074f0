import type { Bilingual } from '@qareeb/contract/locale'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'

/** Reads the title of an ad in the language of the page, or a phrase for a draft without one. */
export function useAdTitle(): (title: Bilingual) => string {
  const t = usePhrases('jobAdList')
  const locale = useLocale()
  return (title) => readIn(locale, title).text || t('untitled')
}
