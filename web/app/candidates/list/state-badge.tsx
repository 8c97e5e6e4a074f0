import type { CandidateFilter } from '@qareeb/contract/candidates/candidate-row'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = {
  new: 'info',
  'in-progress': 'warn',
  hired: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
} as const

/** The state of a candidate as a word on its colour. A withdrawn application has no other state. */
export const StateBadge = ({ state }: { state: CandidateFilter }) => (
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
