import { Share2 } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { neverChanges, useStore } from '../../page/use-store.ts'
import { shareButton } from './share-style.ts'

/** Opens the device's own sheet of apps; absent where the browser has none. */
export function DeviceShare({ url, text }: { url: string; text: string }) {
  const t = usePhrases('jobPage')
  const canShare = useStore(neverChanges, hasSheet, () => false)
  if (!canShare) return null

  // Closing the sheet without choosing rejects as well, and then needs no message.
  const share = () => void navigator.share({ url, text }).catch(() => undefined)
  return (
    <button
      type="button"
      onClick={share}
      aria-label={t('shareWithDevice')}
      title={t('shareWithDevice')}
      className={shareButton}
    >
      <Share2 className="size-5" aria-hidden />
    </button>
  )
}

const hasSheet = () => 'share' in navigator
