import type { CandidateState } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RejectForm } from './reject-form.tsx'
import type { Decision } from './use-decision.ts'

/** Whether a state needs a confirmation: the candidate gets a mail about it. */
export const needsConfirmation = (state: CandidateState): state is AskedState =>
  state === 'hired' || state === 'rejected'
export type AskedState = 'hired' | 'rejected'

type DecisionDialogProps = {
  /** The state to confirm; null while nothing is asked. */
  state: AskedState | null
  candidate: Candidate
  decision: Decision
  onClose: () => void
}

/** Confirms a decision that the candidate gets a mail about. */
export function DecisionDialog({ state, candidate, decision, onClose }: DecisionDialogProps) {
  const t = usePhrases('candidates')
  const name = isolateName(candidate.name ?? t('erased'))
  const [hire, isRunning] = useAction(async () => {
    if (await decision.move('hired')) onClose()
  })
  return (
    <>
      <Dialog
        isOpen={state === 'hired'}
        onClose={onClose}
        title={t('hireTitle', { name })}
        footer={
          <>
            <Button kind="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button disabled={isRunning} onClick={hire}>
              {t('hireButton')}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t('hireText')}</p>
      </Dialog>
      <Dialog isOpen={state === 'rejected'} onClose={onClose} title={t('rejectTitle', { name })}>
        <RejectForm candidate={candidate} decision={decision} onClose={onClose} />
      </Dialog>
    </>
  )
}
