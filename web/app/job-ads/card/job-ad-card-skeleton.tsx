import { Skeleton } from '../../ui/loading/skeleton.tsx'

/** Keeps the room of a card while the list is on its way. */
export function JobAdCardSkeleton() {
  return (
    <div className="flex flex-col gap-3 rounded-l border border-line bg-surface p-4 sm:p-5">
      <div className="flex gap-4">
        <Skeleton className="size-12 rounded-m" />
        <div className="flex-1 space-y-3">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-6 w-4/5" />
        </div>
      </div>
      <Skeleton className="h-5 w-3/5" />
    </div>
  )
}
