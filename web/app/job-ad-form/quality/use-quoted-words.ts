import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'

/** Names words of an ad in a sentence: each in quotation marks, with the comma of the language between them. */
export function useQuotedWords(): (words: readonly string[]) => string {
  const t = usePhrases('jobAdForm')
  const comma = useLocale() === 'ar' ? '، ' : ', '
  return (words) => words.map((one) => t('quoted', { words: isolateName(one) })).join(comma)
}
