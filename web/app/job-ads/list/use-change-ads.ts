import { changeJobAds, jobAdListBounds, type TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { useRefresh } from '../../data/use-mutation-of.ts'
import { useLocale } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { failureText } from '../../session/use-failure-toast.ts'
import type { Closing } from './closing/closing.ts'
import { invalidatedByAd } from './invalidated-by-ad.ts'

export type BulkChange = 'close' | 'extend'

/** The result for one ad: `refusal` is a sentence, or null where the change was made. */
export type ChangeOutcome = { id: string; refusal: string | null }

type ChangeAds = (
  ads: readonly TeamJobAdRow[],
  change: BulkChange,
  closing?: Closing,
) => Promise<readonly ChangeOutcome[]>

/**
 * Changes any number of ads with calls of 50. When a call fails after others were made, its ads and those after it get
 * the failure as their result. Throws when the first call fails.
 */
export function useChangeAds(): ChangeAds {
  const call = useCall()
  const refresh = useRefresh()
  const locale = useLocale()
  return async (ads, change, closing) => {
    const ids = ads.map(({ id }) => id)
    const done: ChangeOutcome[] = []
    try {
      while (done.length < ids.length) {
        const part = ids.slice(done.length, done.length + jobAdListBounds.bulk)
        const { items } = await call(changeJobAds, {
          body: { ids: part, change, ...closing },
        })
        done.push(...items.map(({ id, refusal }) => ({ id, refusal: refusal?.message ?? null })))
      }
    } catch (failure) {
      if (done.length === 0) throw failure
      const refusal = await failureText(failure, locale)
      done.push(...ids.slice(done.length).map((id) => ({ id, refusal })))
    } finally {
      refresh(...invalidatedByAd)
    }
    return done
  }
}
