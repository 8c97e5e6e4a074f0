import { Skeleton } from '../../ui/loading/skeleton.tsx'

/** A placeholder of the size of a card while the list loads. */
export function JobAdCardSkeleton() {
  return (
    <div className="job-card">
      <div className="job-card-grid">
        <Skeleton className="job-card-logo rounded-m" />
        <Skeleton className="job-card-title h-4.5 w-3/5 my-0.75" />
        <Skeleton className="job-card-company h-3.5 w-2/5 my-1" />
        <Skeleton className="my-1 h-3.5 w-1/2 [grid-area:place]" />
        <Skeleton className="my-1 h-3.5 w-3/5 [grid-area:facts]" />
        <Skeleton className="my-1 h-3.5 w-2/5 [grid-area:end] [@container(width>=29rem)]:hidden" />
      </div>
    </div>
  )
}
