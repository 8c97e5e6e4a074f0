import { useEffect, useState } from 'react'
import { useCall } from '../session/use-call.ts'
import { useSession } from '../session/use-session.ts'

type Applied = {
  /** When the reader applied for this ad; null when not, or for a guest. */
  appliedAt: string | null
  noteApplied: (appliedAt: string | null) => void
}

/** Whether the reader has applied for an ad. Of guests nothing is known. A failure shows the usual button. */
export function useApplied(jobAdId: string): Applied {
  const call = useCall()
  const isSignedIn = Boolean(useSession())
  const [appliedAt, noteApplied] = useState<string | null>(null)
  useEffect(() => {
    if (!isSignedIn) return undefined
    let isWanted = true
    const read = async () => {
      // Guests, who are most readers, do not fetch the contract of applications.
      const { listAppliedJobAds } = await import('@qareeb/contract/candidates/applications')
      const { items } = await call(listAppliedJobAds, {})
      if (isWanted) noteApplied(items.find((item) => item.jobAdId === jobAdId)?.appliedAt ?? null)
    }
    read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [call, isSignedIn, jobAdId])
  return { appliedAt, noteApplied }
}
