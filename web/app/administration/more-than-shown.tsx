import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'

/** How many there are beyond those that a list shows; nothing where it shows them all. */
export function MoreThanShown({ shown, total }: { shown: number; total: number }) {
  const t = usePhrases('administration')
  const { number } = useFormats()
  if (total <= shown) return null
  return <p className="mt-3 text-sm text-ink-2">{t('andMore', { count: number(total - shown) })}</p>
}
