import { usePhrases } from '../../i18n/use-phrases.ts'
import type { AnswerKind } from './answer-kind.ts'
import type { BulkPreview } from './letter-preview.tsx'

/** How many of those who were selected an answer does not reach; nothing when it reaches all. */
export function ExcludedCount({
  kind,
  preview: { total, reached },
}: {
  kind: AnswerKind
  preview: BulkPreview
}) {
  const t = usePhrases('answering')
  if (total === reached) return null
  const isTold = isBackToOpen(kind)
  const said =
    total === 1
      ? t(isTold ? 'excludedOneWithTold' : 'excludedOne')
      : t(isTold ? 'excludedWithTold' : 'excluded', { count: total - reached })
  return <p className="rounded-m bg-sunken px-4 py-2.5 text-sm text-ink-2">{said}</p>
}

/** Such a move leaves out candidates who know their decision. */
const isBackToOpen = (kind: AnswerKind) =>
  kind.action === 'move' && (kind.state === 'new' || kind.state === 'in-progress')
