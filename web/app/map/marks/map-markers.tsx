import type { MapItems } from '@qareeb/contract/search/map-items'
import { Marker } from 'react-map-gl/maplibre'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { formatNumber } from '../../i18n/numbers.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import type { ApartItems } from './apart-items.ts'
import { bubbleSize } from './bubble-size.ts'
import { useHighlightJobAd, useHighlighted } from './highlight.ts'
import { pinLabel } from './pin-label.ts'
import { type PinState, pinStyle } from './pin-style.ts'

type Cluster = MapItems['clusters'][number]
type Pin = MapItems['pins'][number]

export type MapMarkersProps = {
  items: ApartItems
  /** The ad whose card is open, and those whose card was. */
  openId: string | null
  seen: ReadonlySet<string>
  onCluster: (cluster: Cluster, button: HTMLElement) => void
  onPin: (pin: Pin, button: HTMLElement) => void
}

/**
 * Bubbles and pins. They are buttons for the pointer alone: by keyboard and screen reader the list has the same
 * facts, so they are not in the tab order.
 */
export function MapMarkers({ items, onCluster, ...pins }: MapMarkersProps) {
  return (
    <>
      {items.clusters.map(({ item: cluster, offset }) => (
        <Marker
          key={`${cluster.lat},${cluster.lng}`}
          longitude={cluster.lng}
          latitude={cluster.lat}
          offset={offset}
        >
          <ClusterBubble cluster={cluster} onOpen={(button) => onCluster(cluster, button)} />
        </Marker>
      ))}
      <Pins items={items} {...pins} />
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
      className="grid place-items-center rounded-full bg-brand text-[0.9375rem] font-semibold text-on-brand tabular-nums shadow-2 ring-4 ring-brand/25 transition-transform hover:scale-110"
    >
      <span aria-hidden>{isAbout ? isolateCode(`~${number}`) : number}</span>
      <span className="sr-only">
        {t(cluster.spot ? 'spot' : isAbout ? 'clusterAbout' : 'cluster', { count: value })}
      </span>
    </button>
  )
}

function Pins({ items: { pins }, openId, seen, onPin }: Omit<MapMarkersProps, 'onCluster'>) {
  const highlighted = useHighlighted()
  const highlightJobAd = useHighlightJobAd()
  return pins.map(({ item: pin, offset }) => {
    const isChosen = pin.jobAdId === highlighted || pin.jobAdId === openId
    return (
      <Marker
        key={pin.locationId + pin.jobAdId}
        longitude={pin.lng}
        latitude={pin.lat}
        offset={offset}
        style={{ zIndex: isChosen ? 2 : 1 }}
      >
        <PinButton
          pin={pin}
          state={isChosen ? 'chosen' : seen.has(pin.jobAdId) ? 'seen' : 'plain'}
          onPoint={(isOver) => highlightJobAd(isOver ? pin.jobAdId : openId)}
          onOpen={(button) => onPin(pin, button)}
        />
      </Marker>
    )
  })
}

type PinButtonProps = { pin: Pin; state: PinState; onPoint: (isOver: boolean) => void; onOpen: OnOpen }

function PinButton({ pin, state, onPoint, onOpen }: PinButtonProps) {
  const t = usePhrases('map')
  const pay = pinLabel(pin.salary, t, usePhrases('units'))
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('pin', { title: readIn(useLocale(), pin.title).text, pay })}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      className={pinStyle(state)}
    >
      {pay}
    </button>
  )
}
