import type { CandidateState } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { HireDialog } from './hire-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
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
export const DecisionDialog = ({ state, ...props }: DecisionDialogProps) => (
  <>
    <HireDialog {...props} isOpen={state === 'hired'} />
    <RejectDialog {...props} isOpen={state === 'rejected'} />
  </>
)
