import { useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { findUnreadFields } from '../typed/unread-fields.ts'
import type { SavedAd } from './use-saved-ad.ts'
import { useStoreAd } from './use-store-ad.ts'

/**
 * Publishes the typed ad: it is saved first, so that a refusal leaves the saved state. Nothing is published while a
 * field is unreadable, since the ad would be open without it.
 */
export function usePublish({ typed, isSaved, stored, save, showRefused }: SavedAd) {
  const t = usePhrases('jobAdForm')
  const { publish } = useStoreAd()
  const navigate = useNavigate()
  const paths = usePaths()
  const tellFailure = useFailureToast()
  return async () => {
    const isWhole = findUnreadFields(typed).length === 0
    const ad = isSaved && isWhole && stored ? stored : await save()
    if (!ad || !isWhole) return
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
