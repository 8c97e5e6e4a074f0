import marksUrl from './network-marks.svg?url'
import type { ShareNetwork } from './share-links.ts'

/**
 * The mark of a network, in the colour of the text around it. The marks are drawn after their brand pages, in a file of
 * their own that is fetched beside the scripts.
 */
export function NetworkIcon({ network }: { network: ShareNetwork }) {
  return (
    <svg fill="currentColor" className="size-5" aria-hidden>
      <use href={`${marksUrl}#${network}`} />
    </svg>
  )
}
