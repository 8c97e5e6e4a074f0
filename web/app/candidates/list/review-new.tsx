import { listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { Layers } from 'lucide-react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { clearedFilter, toListQuery } from '../filter/candidate-filter.ts'
import type { Filtering } from '../filter/use-candidate-filter.ts'

type ReviewNewProps = {
  jobAdId: string
  filtering: Filtering
  /** How many are new. */
  count: number
  kind: 'primary' | 'outline'
  className: string
}

/** Opens the first new candidate among the new ones; the next one is a press or a key away. */
export function ReviewNew({ jobAdId, filtering, count, kind, className }: ReviewNewProps) {
  const t = usePhrases('candidates')
  const { number } = useFormats()
  const call = useCall()
  const { filter, open } = filtering
  const [review, isRunning] = useAction(async () => {
    const news = { ...clearedFilter, state: 'new', view: 'table' } as const
    const query = { ...toListQuery({ ...filter, ...news }), limit: 1 }
    const { items } = await call(listCandidates, { params: { id: jobAdId }, query })
    open(items[0]?.id ?? null, news)
  })
  if (count === 0) return null
  return (
    <Button kind={kind} size="small" disabled={isRunning} onClick={review} className={className}>
      <Layers className="size-4" aria-hidden />
      {t('reviewNew')}
      <span className="tabular-nums">{number(count)}</span>
    </Button>
  )
}
