import logosUrl from './network-logos.svg?url'
import type { ShareNetwork } from './share-links.ts'

/**
 * The logo of a network, in the colour of the text around it. The logos are drawn after the brand pages of the networks; a
 * file holds all of them, which browsers fetch beside the scripts.
 */
export function NetworkIcon({ network }: { network: ShareNetwork }) {
  return (
    <svg fill="currentColor" className="size-5" aria-hidden>
      <use href={`${logosUrl}#${network}`} />
    </svg>
  )
}
