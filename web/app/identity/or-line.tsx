import { usePhrases } from '../i18n/use-phrases.ts'

/** Parts two ways to do the same. */
export function OrLine() {
  const t = usePhrases('identity')
  return (
    <p className="flex items-center gap-4 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('or')}
    </p>
  )
}
