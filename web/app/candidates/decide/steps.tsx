import { type CandidateStep, candidateSteps } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { CalendarDays, Check } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { useRefusal } from '../../workspace/use-refusal.ts'
import { WaitingText } from '../list/waiting-text.tsx'
import { waitingOf } from '../list/waiting.ts'
import { AnswerRing } from './answer-ring.tsx'
import { InterviewDialog } from './interview-dialog.tsx'
import type { Decision } from './use-decision.ts'

type StepsProps = { decision: Decision }

/** The team's own steps of a candidate in progress. An interview begins the days until the promised answer. */
export function Steps({ decision }: StepsProps) {
  const { shown: candidate } = decision
  const t = usePhrases('candidates')
  const [isAsking, setIsAsking] = useState(false)
  const refusal = useRefusal(candidateRights.decide)
  const choose = (step: CandidateStep) => {
    if (step === 'interview') setIsAsking(true)
    else void decision.setStep(candidate.step === step ? null : step)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span id="candidate-steps" className="text-[0.8125rem] text-ink-3">
        {t('step')}
      </span>
      <div role="group" aria-labelledby="candidate-steps" className="flex flex-wrap gap-2">
        {candidateSteps.map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={candidate.step === step}
            disabled={refusal !== null}
            onClick={() => choose(step)}
            className={cx(chipStyle(candidate.step === step), 'h-9 px-3 max-sm:h-11')}
          >
            <StepIcon step={step} isChosen={candidate.step === step} />
            {step === 'interview' && candidate.interviewOn !== null
              ? t('step.interviewOn', { date: formatDate(candidate.interviewOn) })
              : t(`step.${step}`)}
          </button>
        ))}
      </div>
      <Promised candidate={candidate} />
      {decision.undoable === 'step' && (
        <Button kind="quiet" size="small" aria-keyshortcuts="U" onClick={() => void decision.undo()}>
          {t('undo')}
        </Button>
      )}
      <InterviewDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        interviewOn={candidate.interviewOn}
        onSave={(day) => decision.setStep('interview', day)}
      />
    </div>
  )
}

/** The day by which an answer was promised, and how long that is, as a ring too. */
function Promised({ candidate }: { candidate: Candidate }) {
  const t = usePhrases('candidates')
  const today = useToday()
  const waiting = waitingOf(candidate, today)
  if (candidate.promisedOn === null) return null
  return (
    <span className="flex items-center gap-3 text-sm">
      {waiting && <AnswerRing waiting={waiting} />}
      <span>
        <WaitingText candidate={candidate} today={today} />
        <span className="block text-[0.8125rem] text-ink-2">
          {t('promisedBy', { date: formatDate(candidate.promisedOn) })}
        </span>
      </span>
    </span>
  )
}

function StepIcon({ step, isChosen }: { step: CandidateStep; isChosen: boolean }) {
  if (step === 'interview') return <CalendarDays className="size-4" aria-hidden />
  return isChosen ? <Check className="size-4" aria-hidden /> : null
}
