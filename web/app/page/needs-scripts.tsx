import { usePhrases } from '../i18n/use-phrases.ts'

/** What a page says as long as there are no scripts, where nothing else would ever come. */
export function NeedsScripts() {
  const t = usePhrases('shell')
  return (
    <p className="hidden rounded-m bg-warn-soft px-4 py-3 text-sm text-warn noscript:block">
      {t('needsScripts')}
    </p>
  )
}
