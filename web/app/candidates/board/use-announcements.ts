import type { CandidateState } from '@qareeb/contract/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { useState } from 'react'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

type Step = 'picked' | 'over' | 'dropped' | 'cancelled'

/** Announces a step of a card; the state is that of the card, or of the column that it is over or came to. */
export type Announce = (step: Step, card: CandidateRow, state?: CandidateState) => void

/** The last step of a card that was moved, as one sentence for screen readers. */
export function useAnnouncements(): {
  announced: string
  announce: Announce
  /** Empties the sentence, so that the same one is read again. */
  clear: () => void
} {
  const t = usePhrases('candidateBoard')
  const own = usePhrases('candidates')
  const [announced, setAnnounced] = useState('')
  return {
    announced,
    announce: (step, card, state = card.state) =>
      setAnnounced(t(step, { name: isolateName(card.name ?? own('erased')), state: own(`state.${state}`) })),
    clear: () => setAnnounced(''),
  }
}
