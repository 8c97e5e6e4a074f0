import { useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNotPublishedToast } from '../../job-ads/publishing/use-not-published-toast.ts'
import { toast } from '../../ui/toasts/toast.ts'
import type { SavedAd } from './use-saved-ad.ts'
import { useStoreAd } from './use-store-ad.ts'

/**
 * Publishes the typed ad: it is saved first, so that a refusal leaves the saved state. An ad that lacks something is
 * not sent: all its fields are marked at once, and a draft is saved all the same.
 */
export function usePublish({ isDraft, isSaved, stored, save, showRefused, showObstacles }: SavedAd) {
  const t = usePhrases('jobAdForm')
  const refusals = usePhrases('errors')
  const { publish } = useStoreAd()
  const navigate = useNavigate()
  const paths = usePaths()
  const tellFailure = useNotPublishedToast()
  return async () => {
    if (showObstacles()) {
      toast(refusals('jobAd.incomplete'), 'destructive')
      if (isDraft && !isSaved) await save({ isAsked: false })
      return
    }
    const ad = isSaved && stored ? stored : await save()
    if (!ad) return
    try {
      await publish(ad)
      toast(t('published'), 'success')
      await navigate(paths.jobAds())
    } catch (failure) {
      showRefused(failure, true)
      await tellFailure(failure)
    }
  }
}
