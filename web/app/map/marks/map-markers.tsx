import type { MapItems } from '@qareeb/contract/search'
import { Marker } from 'react-map-gl/maplibre'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { formatNumber } from '../../i18n/numbers.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { bubbleSize } from './bubble-size.ts'
import { useHighlightJobAd, useHighlighted } from './highlight.ts'
import { pinLabel } from './pin-label.ts'
import { pinStyle } from './pin-style.ts'

type Cluster = MapItems['clusters'][number]
type Pin = MapItems['pins'][number]

type MapMarkersProps = {
  items: MapItems
  onCluster: (cluster: Cluster, button: HTMLElement) => void
  onPin: (pin: Pin, button: HTMLElement) => void
}

/**
 * Bubbles and pins. They are buttons for the pointer alone: by keyboard and by ear the list says the same, so they are
 * no stops on the way through the page.
 */
export function MapMarkers({ items, onCluster, onPin }: MapMarkersProps) {
  return (
    <>
      {items.clusters.map((cluster) => (
        <Marker key={`${cluster.lat},${cluster.lng}`} longitude={cluster.lng} latitude={cluster.lat}>
          <ClusterBubble cluster={cluster} onOpen={(button) => onCluster(cluster, button)} />
        </Marker>
      ))}
      <Pins pins={items.pins} onPin={onPin} />
    </>
  )
}

type OnOpen = (button: HTMLElement) => void

function ClusterBubble({ cluster, onOpen }: { cluster: Cluster; onOpen: OnOpen }) {
  const t = usePhrases('map')
  const { value, kind } = cluster.count
  const number = formatNumber(value, useLocale())
  const isAbout = kind === 'about'
  const size = bubbleSize(value)
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      style={{ width: size, height: size }}
      className="grid place-items-center rounded-full bg-brand text-sm font-semibold text-on-brand tabular-nums shadow-2 ring-4 ring-brand/25 transition-transform hover:scale-110"
    >
      <span aria-hidden>{isAbout ? isolateCode(`~${number}`) : number}</span>
      <span className="sr-only">
        {t(cluster.spot ? 'spot' : isAbout ? 'clusterAbout' : 'cluster', { count: value })}
      </span>
    </button>
  )
}

function Pins({ pins, onPin }: { pins: Pin[]; onPin: MapMarkersProps['onPin'] }) {
  const highlighted = useHighlighted()
  return pins.map((pin) => {
    const isHighlighted = pin.jobAdId === highlighted
    return (
      <Marker
        key={pin.locationId + pin.jobAdId}
        longitude={pin.lng}
        latitude={pin.lat}
        style={{ zIndex: isHighlighted ? 2 : 1 }}
      >
        <PinButton pin={pin} isHighlighted={isHighlighted} onOpen={(button) => onPin(pin, button)} />
      </Marker>
    )
  })
}

function PinButton({ pin, isHighlighted, onOpen }: { pin: Pin; isHighlighted: boolean; onOpen: OnOpen }) {
  const highlightJobAd = useHighlightJobAd()
  const t = usePhrases('map')
  const pay = pinLabel(pin.salary, t, usePhrases('units'))
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('pin', { title: readIn(useLocale(), pin.title).text, pay })}
      onPointerEnter={() => highlightJobAd(pin.jobAdId)}
      onPointerLeave={() => highlightJobAd(null)}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      className={pinStyle(isHighlighted)}
    >
      {pay}
    </button>
  )
}
