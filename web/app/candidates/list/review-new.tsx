import { listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { Layers } from 'lucide-react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { toListQuery } from '../filter/candidate-filter.ts'
import type { Filtering } from '../filter/use-candidate-filter.ts'

type ReviewNewProps = {
  jobAdId: string
  filtering: Filtering
  /** How many of those that match are new and wait for an answer. */
  count: number
  /** At the foot of a phone; else among the tools of the list on wider screens. */
  isFoot?: boolean
}

/** Opens the first new candidate that matches the filter; the next one is a press or a key away. */
export function ReviewNew({ jobAdId, filtering, count, isFoot = false }: ReviewNewProps) {
  const t = usePhrases('candidates')
  const { number } = useFormats()
  const call = useCall()
  const { filter, open } = filtering
  const [review, isRunning] = useAction(async () => {
    const news = { state: 'new', view: 'table' } as const
    const query = { ...toListQuery({ ...filter, ...news }), limit: 1 }
    const { items } = await call(listCandidates, { params: { id: jobAdId }, query })
    open(items[0]?.id ?? null, news)
  })
  if (count === 0) return null
  return (
    <Button
      kind={isFoot ? 'primary' : 'outline'}
      size="small"
      disabled={isRunning}
      onClick={review}
      data-foot={isFoot || undefined}
      className={isFoot ? 'h-12 text-base shadow-2 md:hidden' : 'h-11 max-md:hidden'}
    >
      <Layers className="size-4" aria-hidden />
      {t('reviewNew')}
      <span className="tabular-nums">{number(count)}</span>
    </Button>
  )
}
