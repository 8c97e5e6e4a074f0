import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useAnswering } from './answer/use-answering.tsx'
import { useCandidateFilter } from './filter/use-candidate-filter.ts'
import { TableView } from './list/table-view.tsx'

/** The candidates of an ad, and the answers to them. */
export function CandidatesView({ team }: { team: TeamJobAd }) {
  const filtering = useCandidateFilter()
  const { answer, dialog } = useAnswering(team.id)
  return (
    <>
      <TableView team={team} filtering={filtering} onAnswer={answer} />
      {dialog}
    </>
  )
}
