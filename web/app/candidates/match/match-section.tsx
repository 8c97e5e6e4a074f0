import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { type Evaluation, evaluateCandidate, getEvaluation } from '@qareeb/contract/candidates/evaluation'
import { matchWeights } from '@qareeb/contract/candidates/match-weights'
import { useEffect, useId } from 'react'
import { isEvaluation } from '../../applications/match/is-evaluation.ts'
import { MatchAnswer } from '../../applications/match/match-answer.tsx'
import { useListPatch } from '../../data/use-list-patch.ts'
import { useMutationOf, useRefresh } from '../../data/use-mutation-of.ts'
import { usePolling } from '../../data/use-polling.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'

type MatchSectionProps = { jobAdId: string; candidate: Candidate }

const pollMs = 1_500

/** How an application matches the requirements of its ad; a withdrawn one has no data to compare. */
export const MatchSection = (props: MatchSectionProps) =>
  props.candidate.withdrawnAt === null && <Match {...props} />

/** The match, and the button that compares. */
function Match({ jobAdId, candidate }: MatchSectionProps) {
  const t = usePhrases('match')
  const title = useId()
  const input = { params: { jobId: jobAdId, candidateId: candidate.id } }
  const answer = useQueryOf(getEvaluation, input)
  const send = useMutationOf(evaluateCandidate, { changes: [] })
  const [evaluate, isRunning] = useAction(async () => {
    const evaluation = await send(input)
    if (!isEvaluation(evaluation)) return
    answer.replace(evaluation)
  })
  const { patch } = useListPatch(listCandidates, countCandidates)
  const score = answer.data?.state === 'ready' ? (answer.data.score ?? null) : null
  useEffect(() => {
    if (score !== null) patch(candidate.id, { matchScore: score })
  }, [patch, candidate.id, score])
  const isReading = answer.data?.state === 'reading'
  const refresh = useRefresh()
  usePolling(() => refresh(getEvaluation), isReading ? pollMs : null)
  const isBusy = isRunning || isReading
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={title} className="font-semibold">
          {t('title')}
        </h3>
        {typeof answer.data?.score === 'number' && (
          <Badge tone="info">{t('percent', { score: answer.data.score })}</Badge>
        )}
        {answer.data && (
          <Button kind="outline" size="small" disabled={isBusy} onClick={evaluate} className="ms-auto">
            {t(isBusy ? 'evaluating' : answer.data.state === null ? 'evaluate' : 'evaluateAgain')}
          </Button>
        )}
      </div>
      {answer.data ? (
        <Evaluated evaluation={answer.data} />
      ) : (
        <LoadingOrFailed lines={2} failure={answer.failure} reload={answer.reload} />
      )}
    </section>
  )
}

/** The match in words; its state comes first. */
export function Evaluated({ evaluation }: { evaluation: Evaluation }) {
  const t = usePhrases('match')
  return (
    <div className="grid gap-3">
      {evaluation.state === null && <p className="text-sm text-ink-2">{t('notYet')}</p>}
      <MatchAnswer evaluation={evaluation} />
      {evaluation.reasons.length > 0 && <HowCounted />}
    </div>
  )
}

function HowCounted() {
  const t = usePhrases('match')
  return (
    <details className="text-sm">
      <summary className="min-h-8 cursor-pointer py-1 text-ink-2 max-sm:min-h-11 max-sm:py-2.5">
        {t('how')}
      </summary>
      <p className="mt-1 text-ink-2">{t('howText', matchWeights)}</p>
    </details>
  )
}
