import { Map as MapIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { stillSize } from '../../map/still/still-size.ts'
import type { SearchAddress } from '../../paths.ts'

type StillMapProps = {
  /** The search whose map it is, as `stillAddress` tells. */
  address: SearchAddress
  /** The reader asks for the live map. */
  onOpen: () => void
  /** What the page lays over it, apart from its button. */
  children?: ReactNode
}

/**
 * A picture of the map of a search, drawn by the server, as one button that opens the live map. It needs no script, and
 * is fetched only where it is shown.
 */
export function StillMap({ address, onOpen, children }: StillMapProps) {
  const t = usePhrases('map')
  return (
    <div className="relative">
      <button
        type="button"
        onClick={onOpen}
        className="relative block h-30 w-full overflow-hidden bg-sunken focus-visible:-outline-offset-3"
      >
        <StillPicture address={address} theme="light" className="dark:hidden" />
        <StillPicture address={address} theme="dark" className="hidden dark:block" />
        <span className="absolute inset-e-3 bottom-3 flex h-10 items-center gap-2 rounded-full bg-surface px-4 text-sm font-semibold text-ink shadow-2">
          <MapIcon className="size-4" aria-hidden />
          {t('openMap')}
        </span>
      </button>
      {children}
    </div>
  )
}

type StillPictureProps = { address: SearchAddress; theme: 'light' | 'dark'; className: string }

/** Lazy: a picture in the other colours, or of a strip that a wide screen hides, is never fetched. */
const StillPicture = ({ address, theme, className }: StillPictureProps) => (
  <img
    src={usePaths().stillMap(address, theme)}
    alt=""
    loading="lazy"
    {...stillSize}
    className={`h-full w-full max-w-none object-cover ${className}`}
  />
)
