import { usePhrases } from '../../i18n/use-phrases.ts'
import type { BulkPreview } from './letter-preview.tsx'

/** How many of those who were selected an answer does not reach; nothing when it reaches all. */
export function ExcludedCount({ preview: { total, reached } }: { preview: BulkPreview }) {
  const t = usePhrases('answering')
  if (total === reached) return null
  return (
    <p className="rounded-m bg-sunken px-4 py-2.5 text-sm text-ink-2">
      {t('excluded', { count: total - reached })}
    </p>
  )
}
