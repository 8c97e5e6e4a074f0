import { getJobAdCard } from '@qareeb/contract/job-ads'
import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { BoundCall } from '../../http/api.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { Viewer } from '../../session/viewer.ts'
import { TryAgain } from '../../ui/loading/try-again.tsx'
import { useLoaded } from './use-loaded.ts'

type PinAdProps = {
  pin: MapItems['pins'][number]
  /** Ads of the list; another one is asked for. */
  listed: readonly ShownJobAd[]
  viewer: Viewer | null
  renderAd: (jobAd: ShownJobAd) => ReactNode
}

/** The card of the ad of a pin, at the location of the pin. */
export function PinAd({ pin, listed, ...other }: PinAdProps) {
  const known = listed.find(
    ({ id, location, locationCount }) =>
      id === pin.jobAdId && (locationCount === 1 || location.id === pin.locationId),
  )
  return known ? other.renderAd(known) : <AskedAd pin={pin} {...other} />
}

function AskedAd({ pin: { jobAdId: id, locationId }, viewer, renderAd }: Omit<PinAdProps, 'listed'>) {
  const ui = usePhrases('ui')
  const [lat, lng] = [viewer?.lat, viewer?.lng]
  const load = useCallback(
    (call: BoundCall) => call(getJobAdCard, { params: { id }, query: { locationId, lat, lng } }),
    [id, locationId, lat, lng],
  )
  const { data, failure, reload } = useLoaded(load)
  const frame = useFocusOnceLoaded(data !== null)
  return (
    <div ref={frame} tabIndex={-1} aria-busy={!data && !failure} className="min-h-34 outline-none">
      {data && renderAd(data)}
      {!data && !failure && <p className="p-4 text-sm text-ink-3">{ui('loading')}</p>}
      {failure && (
        <div className="p-4 text-sm text-ink-2">
          <TryAgain failure={failure} onAgain={reload} />
        </div>
      )}
    </div>
  )
}

/** The focus waits in the empty card, and goes to the title once it is there. */
function useFocusOnceLoaded(isLoaded: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The popup joins the page by a later effect of the same commit.
    if (!isLoaded) queueMicrotask(() => frame.current?.focus({ preventScroll: true }))
    else if (document.activeElement === frame.current)
      frame.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [isLoaded])
  return frame
}
