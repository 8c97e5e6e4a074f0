import type { Application } from '@qareeb/contract/candidates/applications'
import {
  type Evaluation,
  evaluateCandidate,
  evaluationTicketHeader,
  getEvaluation,
} from '@qareeb/contract/candidates/evaluation'
import { useCallback, useEffect, useId, useState } from 'react'
import { usePolling } from '../../data/use-polling.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import type { ApplicationActions } from '../application-actions.ts'
import { isEvaluation } from './is-evaluation.ts'
import { MatchAnswer } from './match-answer.tsx'

type OwnMatchProps = Pick<ApplicationActions, 'onNewTicket'> & { application: Application; ticket: string }

const pollMs = 1_500

/** How the reader's application matches the ad, requirement by requirement and without a number. */
export function OwnMatch(props: OwnMatchProps) {
  const t = usePhrases('match')
  const title = useId()
  const { evaluation, compare } = useOwnEvaluation(props)
  const [start, isRunning] = useAction(compare)
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h3 id={title} className="font-semibold">
        {t('ownTitle')}
      </h3>
      <p className="max-w-[65ch] text-sm text-ink-2">{t('ownText')}</p>
      {evaluation === undefined ? (
        <Skeleton className="h-10 w-full" />
      ) : (
        <OwnReasons evaluation={evaluation} isRunning={isRunning} onCompare={start} />
      )}
    </section>
  )
}

type OwnReasonsProps = { evaluation: Evaluation | null; isRunning: boolean; onCompare: () => void }

/** The reasons, and the button where there are none yet or where they are outdated. */
export function OwnReasons({ evaluation, isRunning, onCompare }: OwnReasonsProps) {
  const t = usePhrases('match')
  const state = evaluation?.state ?? null
  const isBusy = isRunning || state === 'reading'
  const isDone = state === 'ready' || state === 'no-text'
  return (
    <>
      <MatchAnswer evaluation={evaluation} />
      {(!isDone || evaluation?.isOutdated) && (
        <Button
          kind="outline"
          size="small"
          disabled={isBusy}
          onClick={onCompare}
          className="justify-self-start"
        >
          {t(isBusy ? 'comparing' : 'compare')}
        </Button>
      )}
    </>
  )
}

/**
 * The stored reasons, undefined until they are here and null when they do not come, and the call that works them out. A
 * ticket that has run out is replaced.
 */
function useOwnEvaluation({ application, ticket, onNewTicket }: OwnMatchProps) {
  const call = useCall()
  const [evaluation, setEvaluation] = useState<Evaluation | null>()
  const { id: candidateId, jobAd } = application
  const jobId = jobAd.id
  const load = useCallback(() => {
    const headers = { [evaluationTicketHeader]: ticket }
    void call(getEvaluation, { params: { jobId, candidateId } }, { headers }).then(setEvaluation, () =>
      setEvaluation(null),
    )
  }, [call, jobId, candidateId, ticket])
  useEffect(load, [load])
  usePolling(load, evaluation?.state === 'reading' ? pollMs : null)
  const send = (ticket: string) =>
    call(
      evaluateCandidate,
      { params: { jobId, candidateId } },
      { headers: { [evaluationTicketHeader]: ticket } },
    )
  const compare = async () => {
    const answer = await send(ticket)
    if (isEvaluation(answer)) return setEvaluation(answer)
    const next = await onNewTicket()
    const second = next === null ? {} : await send(next)
    if (isEvaluation(second)) setEvaluation(second)
  }
  return { evaluation, compare }
}
