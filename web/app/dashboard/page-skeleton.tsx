import { useMatches } from 'react-router'
import { headOf } from '../page-head.ts'
import { type Failing, LoadingOrFailed } from '../ui/loading-or-failed.tsx'
import { PageTop } from './page-top.tsx'

type PageSkeletonProps = Partial<Failing> & {
  /** The page that all others stand under, where they name it. */
  overview?: { to: string; label: string }
}

/** The page as long as nobody knows who reads it: its name, and the room of what comes. */
export function PageSkeleton({ overview, ...state }: PageSkeletonProps) {
  const title = headOf(useMatches())?.title ?? ''
  return (
    <>
      <PageTop title={title} crumbs={overview && overview.label !== title ? [overview] : []} />
      <div className="rounded-l border border-line bg-surface p-7">
        <LoadingOrFailed {...state} lines={6} />
      </div>
    </>
  )
}
