import { usePhrases } from '../../i18n/use-phrases.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { findUnreadFields } from '../typed/unread-fields.ts'
import type { SavedAd } from './use-saved-ad.ts'

/** Saves at the reader's press. On phones the head, which shows the state, scrolls away, so that a toast says it. */
export function useSaveNow(ad: SavedAd): () => Promise<void> {
  const t = usePhrases('jobAdForm')
  return async () => {
    const isWhole = findUnreadFields(ad.typed).length === 0
    if ((await ad.save()) && isWhole && !hasHead())
      toast(t(ad.isDraft ? 'draftSavedNow' : 'savedNow'), 'success')
  }
}

const hasHead = () => matchMedia('(width >= 64rem)').matches
