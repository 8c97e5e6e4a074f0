import type { CandidateState } from '@qareeb/contract/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { type ReactNode, useState } from 'react'
import { type OpenState, ReopenDialog, isReopening } from './reopen-dialog.tsx'

type Standing = Pick<CandidateRow, 'name' | 'state' | 'toldAt'>

/** Moves a candidate. @returns whether it was done */
type Run = () => Promise<boolean>

type Reopening = {
  /** Moves at once, or asks first where the candidate was notified of the decision. */
  start: (candidate: Standing, state: CandidateState, run: Run) => void
  /** The question that is open, to be drawn once. */
  dialog: ReactNode
}

/** Asks before a move that opens an application again. */
export function useReopening(): Reopening {
  const [asked, setAsked] = useState<{ candidate: Standing; state: OpenState; run: Run } | null>(null)
  return {
    start: (candidate, state, run) =>
      isReopening(candidate, state) ? setAsked({ candidate, state, run }) : void run(),
    dialog: asked && (
      <ReopenDialog
        candidate={asked.candidate}
        state={asked.state}
        onConfirm={asked.run}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
