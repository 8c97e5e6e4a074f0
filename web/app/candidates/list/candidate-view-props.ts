import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import type { Answering } from '../answer/use-answering.tsx'
import type { Filtering } from '../filter/use-candidate-filter.ts'

/** The properties of the table and the board of the candidates of an ad. */
export type CandidateViewProps = {
  team: TeamJobAd
  filtering: Filtering
  onAnswer: (answering: Answering) => void
}
