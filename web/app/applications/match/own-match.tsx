import type { Application } from '@qareeb/contract/candidates/applications'
import {
  type Evaluation,
  evaluateCandidate,
  evaluationTicketHeader,
  getEvaluation,
} from '@qareeb/contract/candidates/evaluation'
import { useEffect, useId, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { MatchReasons } from './match-reasons.tsx'

type OwnMatchProps = { application: Application; ticket: string }

const pollMs = 1_500

/** How the reader's application matches the ad, requirement by requirement and without a number. */
export function OwnMatch({ application, ticket }: OwnMatchProps) {
  const t = usePhrases('match')
  const title = useId()
  const { evaluation, compare } = useOwnEvaluation(application, ticket)
  const [start, isRunning] = useAction(compare)
  const isReading = evaluation?.state === 'reading'
  const isDone = evaluation?.state === 'ready' || evaluation?.state === 'no-text'
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h3 id={title} className="font-semibold">
        {t('ownTitle')}
      </h3>
      <p className="max-w-[65ch] text-sm text-ink-2">{t('ownText')}</p>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isReading && t('reading')}
        {evaluation?.state === 'no-text' && t('noText')}
        {evaluation?.state === 'ready' && evaluation.reasons.length === 0 && t('noRequirements')}
      </p>
      {evaluation && <MatchReasons reasons={evaluation.reasons} />}
      {(!isDone || evaluation.isOutdated) && (
        <Button
          kind="outline"
          size="small"
          disabled={isRunning || isReading}
          onClick={start}
          className="justify-self-start"
        >
          {t(isRunning || isReading ? 'comparing' : 'compare')}
        </Button>
      )}
    </section>
  )
}

const isEvaluation = (answer: object): answer is Evaluation => 'state' in answer

/** The stored reasons, once they are here, and the call that works them out. A failure to load leaves the button. */
function useOwnEvaluation(application: Application, ticket: string) {
  const call = useCall()
  const [evaluation, setEvaluation] = useState<Evaluation | null>(null)
  const { id: candidateId, jobAd } = application
  const jobId = jobAd.id
  const isReading = evaluation?.state === 'reading'
  useEffect(() => {
    let isOver = false
    const headers = { [evaluationTicketHeader]: ticket }
    const load = () =>
      void call(getEvaluation, { params: { jobId, candidateId } }, { headers }).then(
        (found) => isOver || setEvaluation(found),
        () => undefined,
      )
    load()
    const timer = isReading ? setInterval(load, pollMs) : undefined
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [call, jobId, candidateId, ticket, isReading])
  const compare = async () => {
    const headers = { [evaluationTicketHeader]: ticket }
    const answer = await call(evaluateCandidate, { params: { jobId, candidateId } }, { headers })
    // Without a state the ticket has run out: the page asks for a new one when it is opened again.
    if (isEvaluation(answer)) setEvaluation(answer)
  }
  return { evaluation, compare }
}
