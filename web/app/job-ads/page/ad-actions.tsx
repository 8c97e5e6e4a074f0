import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { FavoriteButton } from '../../favorites/favorite-button.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'

type AdActionsProps = {
  jobAd: Pick<PublicJobAd, 'id' | 'title'>
  url: string
  /** The location that the page shows. */
  locationId: string | undefined
}

/** Sharing and saving an ad, as two round buttons. */
export function AdActions({ jobAd, url, locationId }: AdActionsProps) {
  const t = usePhrases('jobPage')
  const title = readIn(useLocale(), jobAd.title).text
  // The ways to share stand on this page; where the device has a sheet of its own, that opens instead.
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // Closing the sheet without choosing rejects as well, and then needs no message.
    void navigator.share({ url, text: title }).catch(() => undefined)
  }
  return (
    <>
      <a href="#share" onClick={share} aria-label={t('share')} title={t('share')} className="job-action">
        <Share2 className="size-5" aria-hidden />
      </a>
      <FavoriteButton jobAdId={jobAd.id} title={title} locationId={locationId} />
    </>
  )
}
