import type { ReactNode } from 'react'
import { BulkBars } from '../answer/bulk-bars.tsx'
import type { Filtering } from '../filter/use-candidate-filter.ts'
import { ReviewNew } from './review-new.tsx'
import { useCandidateCounts } from './use-candidates.ts'

type FootStackProps = {
  jobAdId: string
  filtering: Filtering
  mayDecide: boolean
  /** Candidates are selected: the button for new ones gives way to the actions on them. */
  isSelecting?: boolean
  children: ReactNode
}

/** Bars that stay in sight at the foot of a list, one above the other, so that none covers another. */
export function FootStack({ jobAdId, filtering, mayDecide, isSelecting = false, children }: FootStackProps) {
  const counts = useCandidateCounts(jobAdId, filtering.filter, { keepsFormer: true })
  return (
    <div className="pointer-events-none sticky bottom-3 z-20 order-last grid grid-cols-[minmax(0,1fr)] gap-2 *:pointer-events-auto empty:hidden md:not-has-[section,[data-candidate]]:hidden lg:bottom-14">
      {!isSelecting && (
        <ReviewNew jobAdId={jobAdId} filtering={filtering} count={counts?.toReview ?? 0} isFoot />
      )}
      {children}
      <BulkBars jobAdId={jobAdId} mayTakeBack={mayDecide} />
    </div>
  )
}
