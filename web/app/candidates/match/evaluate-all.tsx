import { listCandidates } from '@qareeb/contract/candidates/candidate-list'
import {
  evaluateAllCandidates,
  getEvaluation,
  getEvaluationProgress,
} from '@qareeb/contract/candidates/evaluation'
import { ListChecks } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMutationOf, useRefresh } from '../../data/use-mutation-of.ts'
import { usePolling } from '../../data/use-polling.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'

type EvaluateAllProps = { jobAdId: string }

const pollMs = 1_500

/** Compares all candidates of the ad with its requirements, and shows the progress. */
export function EvaluateAll({ jobAdId }: EvaluateAllProps) {
  const t = usePhrases('match')
  const input = { params: { jobId: jobAdId } }
  const { data } = useQueryOf(getEvaluationProgress, input)
  const send = useMutationOf(evaluateAllCandidates, { changes: [getEvaluationProgress] })
  const [begin, isBeginning] = useAction(async () => void (await send(input)))
  const isRunning = data?.isRunning ?? false
  useFollow(isRunning)
  return (
    <>
      <button
        type="button"
        className={cx(chipStyle(false), '@max-xl:min-w-11 @max-xl:justify-center @max-xl:px-2')}
        disabled={isBeginning || isRunning}
        onClick={begin}
      >
        <ListChecks className="size-4" aria-hidden />
        <span className="@max-xl:sr-only">{t('evaluateAll')}</span>
      </button>
      <span role="status" className="text-sm text-ink-2 tabular-nums empty:hidden">
        {data?.isRunning && t('progress', { done: data.done, total: data.total })}
      </span>
    </>
  )
}

/** Asks for the progress while it goes on, and for the list once it is over. */
function useFollow(isRunning: boolean) {
  const refresh = useRefresh()
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning) refresh(listCandidates, getEvaluation)
    wasRunning.current = isRunning
  }, [isRunning, refresh])
  usePolling(() => refresh(getEvaluationProgress), isRunning ? pollMs : null)
}
