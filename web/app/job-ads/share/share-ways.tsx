import { usePhrases } from '../../i18n/use-phrases.ts'
import { CopyLink } from './copy-link.tsx'
import { DeviceShare } from './device-share.tsx'
import { NetworkIcon } from './network-icon.tsx'
import { shareLink, shareNetworks } from './share-links.ts'
import { shareButton } from './share-style.ts'

/**
 * The ways to share a page: networks as plain links, the device's own sheet where it has one, and the address
 * itself. @param url canonical address of the page @param text the text with it
 */
export function ShareWays({ url, text }: { url: string; text: string }) {
  const t = usePhrases('jobPage')
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {shareNetworks.map((network) => (
        <a
          key={network}
          href={shareLink(network, { url, text })}
          target="_blank"
          rel="noopener"
          aria-label={t(`shareOn.${network}`)}
          title={t(`shareOn.${network}`)}
          className={shareButton}
        >
          <NetworkIcon network={network} />
        </a>
      ))}
      <DeviceShare url={url} text={text} />
      <CopyLink url={url} />
    </div>
  )
}
