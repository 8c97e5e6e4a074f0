import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { lazy, Suspense } from 'react'
import { LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'
import { useAnswering } from './answer/use-answering.tsx'
import { useCandidateFilter } from './filter/use-candidate-filter.ts'
import { TableView } from './list/table-view.tsx'

const BoardView = lazy(() => import('./board/board-view.tsx'))

/** The candidates of an ad as a table or a board, and the answers to them. */
export function CandidatesView({ team }: { team: TeamJobAd }) {
  const filtering = useCandidateFilter()
  const { answer, dialog } = useAnswering(team.id)
  const shared = { team, filtering, onAnswer: answer }
  return (
    <>
      {filtering.filter.view === 'board' ? (
        <Suspense fallback={<LoadingOrFailed lines={8} />}>
          <BoardView {...shared} />
        </Suspense>
      ) : (
        <TableView {...shared} />
      )}
      {dialog}
    </>
  )
}
