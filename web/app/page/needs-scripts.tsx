import { usePhrases } from '../i18n/use-phrases.ts'

/** The notice of a page without scripts, where nothing else would ever appear. */
export function NeedsScripts() {
  const t = usePhrases('shell')
  return (
    <p className="hidden rounded-m bg-warn-soft px-4 py-3 text-sm text-warn noscript:block">
      {t('needsScripts')}
    </p>
  )
}
