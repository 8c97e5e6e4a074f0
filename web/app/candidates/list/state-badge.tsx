import type { CandidateFilter } from '@qareeb/contract/candidates/candidate-row'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = {
  new: 'info',
  'in-progress': 'warn',
  hired: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  ended: 'plain',
} as const

/** A state, or that of a new application whose ad has ended: it waits for nothing and counts as no new one. */
type ShownState = CandidateFilter | 'ended'

/** The state of a candidate as a word on its colour. A withdrawn application has no other state. */
export const StateBadge = ({ state }: { state: ShownState }) => (
  <Badge tone={tones[state]}>{usePhrases('candidates')(`state.${state}`)}</Badge>
)

/** The state that a list shows. */
export const shownStateOf = ({
  state,
  withdrawnAt,
}: {
  state: Exclude<CandidateFilter, 'withdrawn'>
  withdrawnAt: string | null
}): CandidateFilter => (withdrawnAt === null ? state : 'withdrawn')

/** The same where applications for several ads stand beside each other, and no text beside it says that one has ended. */
export const stateAcrossAds = (
  application: Parameters<typeof shownStateOf>[0] & { isToldOfEnd: boolean },
): ShownState => {
  const state = shownStateOf(application)
  return state === 'new' && application.isToldOfEnd ? 'ended' : state
}
