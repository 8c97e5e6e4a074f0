import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { SearchFilters } from '@qareeb/contract/search/filters'
import type { MapItems } from '@qareeb/contract/search/map-items'
import type { Offset, Popup as MapLibrePopup } from 'maplibre-gl'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Popup, useMap } from 'react-map-gl/maplibre'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { Viewer } from '../../session/viewer.ts'
import { TryAgain } from '../../ui/loading/try-again.tsx'
import { PinAd } from './pin-ad.tsx'
import type { CardPlace } from './place-card.ts'
import { useAdsOnSpot } from './use-ads-on-spot.ts'

type Cluster = MapItems['clusters'][number]
type Pin = MapItems['pins'][number]

/** The opened mark: one ad, or all ads of one place. */
export type Opened = ({ kind: 'pin'; pin: Pin } | { kind: 'spot'; cluster: Cluster }) & {
  /** The side of its card at the place; by default the map chooses one. */
  anchor?: CardPlace['anchor'] | undefined
}

type MapPopupProps = {
  opened: Opened
  filters: SearchFilters
  listed: readonly ShownJobAd[]
  viewer: Viewer | null
  renderAd: (jobAd: ShownJobAd) => ReactNode
  onClose: () => void
}

/** The small card over a pin, or the list of a place where several ads stand. */
export function MapPopup({ opened, filters, listed, viewer, renderAd, onClose }: MapPopupProps) {
  const { lat, lng } = opened.kind === 'pin' ? opened.pin : opened.cluster
  const place = `${lat},${lng},${opened.anchor}`
  const popup = useRef<MapLibrePopup>(null)
  useEscape(onClose)
  useKeptInside(popup, place)
  return (
    <Popup
      key={place}
      latitude={lat}
      longitude={lng}
      offset={opened.kind === 'pin' ? besidePin : besideBubble}
      ref={popup}
      maxWidth="none"
      className="map-card"
      closeButton={opened.kind === 'spot'}
      {...(opened.anchor && { anchor: opened.anchor })}
      closeOnClick={false}
      onClose={onClose}
    >
      {opened.kind === 'pin' ? (
        <PinAd pin={opened.pin} listed={listed} viewer={viewer} renderAd={renderAd} />
      ) : (
        <SpotAds cluster={opened.cluster} filters={filters} viewer={viewer} renderAd={renderAd} />
      )}
    </Popup>
  )
}

/** Pixels between a place and its card: a pin is wider than high. */
const offsets = (x: number, y: number): Offset => ({
  center: [0, 0],
  top: [0, y],
  'top-left': [0, y],
  'top-right': [0, y],
  bottom: [0, -y],
  'bottom-left': [0, -y],
  'bottom-right': [0, -y],
  left: [x, 0],
  right: [-x, 0],
})
const besidePin = offsets(50, 20)
const besideBubble = offsets(24, 24)

/** Chooses the side of the card again when the card grows, so that the edge of the map does not cut it. */
function useKeptInside(popup: RefObject<MapLibrePopup | null>, place: string) {
  useEffect(() => {
    const shown = popup.current
    const content = shown?.getElement()?.firstElementChild?.nextElementSibling
    if (!shown || !content) return
    const observer = new ResizeObserver(() => shown.setOffset(shown.options.offset))
    observer.observe(content)
    return () => observer.disconnect()
    // Another place has another card.
  }, [popup, place])
}

/** Escape closes it from wherever the focus stands on the map. */
function useEscape(onEscape: () => void) {
  const map = useMap().current
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape()
  })
  useEffect(() => {
    const container = map?.getContainer()
    const listen = (event: KeyboardEvent) => onKey(event)
    container?.addEventListener('keydown', listen)
    return () => container?.removeEventListener('keydown', listen)
  }, [map])
}

type SpotAdsProps = { cluster: Cluster } & Pick<MapPopupProps, 'filters' | 'viewer' | 'renderAd'>

function SpotAds({ cluster, filters, viewer, renderAd }: SpotAdsProps) {
  const t = usePhrases('map')
  const ui = usePhrases('ui')
  const { data, failure, reload } = useAdsOnSpot(cluster.bounds, filters, viewer)
  const heading = useSpotHeading(cluster, data)

  return (
    <section aria-busy={!data && !failure} className="md:min-h-44">
      <h2 className="flex min-h-12 items-center border-b border-line py-2 ps-4 pe-12 text-sm font-semibold">
        {heading}
      </h2>
      {failure && (
        <div className="px-4 py-3 text-sm text-ink-2">
          <TryAgain failure={failure} onAgain={reload} />
        </div>
      )}
      {!data && !failure && <p className="px-4 py-3 text-sm text-ink-3">{ui('loading')}</p>}
      <ul className="max-h-48 divide-y divide-line overflow-y-auto md:max-h-[min(20rem,34vh)]">
        {data?.ads.map((ad) => (
          <li key={ad.id}>{renderAd(ad)}</li>
        ))}
      </ul>
      {data?.hasMore && (
        <p className="border-t border-line px-4 py-2 text-xs text-ink-3">{t('moreInList')}</p>
      )}
    </section>
  )
}

/** The number of the mark, which counts locations, and of the ads: two branches of one ad may stand in one building. */
function useSpotHeading(
  { count: { value: locations } }: Cluster,
  loaded: { ads: unknown[]; hasMore: boolean } | null,
) {
  const t = usePhrases('map')
  const jobAds = usePhrases('jobAds')
  const ads = loaded && !loaded.hasMore ? loaded.ads.length : null
  if (ads === locations) return t('spot', { count: ads })
  const inPlace = t('spotLocations', { count: locations })
  return ads === null ? inPlace : `${inPlace} · ${jobAds('jobCount', { count: ads })}`
}
