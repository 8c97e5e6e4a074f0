import { type JobAdCard, type JobAdLocation, listRelatedJobAds } from '@qareeb/contract/job-ads'
import { distanceKm } from '@qareeb/reference/distance'
import { useEffect, useState } from 'react'
import { readApplied } from '../../session/applied-store.ts'
import { useCall } from '../../session/use-call.ts'
import { useViewer } from '../../session/viewer.ts'

const mostShown = 2

/** A similar ad, with its distance from the reader; null while the position is not known, and for remote work. */
export type SimilarAd = { jobAd: JobAdCard; km: number | null }

/** Ads like this one, nearest to a location first, for which the reader has not applied yet. */
export function useSimilarAds(jobAdId: string, around: JobAdLocation | undefined): readonly SimilarAd[] {
  const call = useCall()
  const viewer = useViewer()
  const [found, setFound] = useState<readonly JobAdCard[]>([])
  const { lat, lng } = around ?? {}
  useEffect(() => {
    const abort = new AbortController()
    const read = async () => {
      const input = { params: { id: jobAdId }, query: { lat, lng } }
      const { similar } = await call(listRelatedJobAds, input, { signal: abort.signal })
      const applied = readApplied()
      if (!abort.signal.aborted) setFound(similar.filter(({ id }) => !applied[id]).slice(0, mostShown))
    }
    // Nothing else waits for them, so a failure leaves them out.
    read().catch(() => undefined)
    return () => abort.abort()
  }, [call, jobAdId, lat, lng])
  return found.map((jobAd) => {
    const isDistant = viewer !== null && jobAd.workMode !== 'full-remote'
    return { jobAd, km: isDistant ? distanceKm(viewer, jobAd.location) : null }
  })
}
