import type { MapItems } from '@qareeb/contract/search/map-items'
import { Marker } from 'react-map-gl/maplibre'
import type { ApartItems } from './apart-items.ts'
import { ClusterBubble } from './cluster-bubble.tsx'
import { useHighlightJobAd, useHighlighted } from './highlight.ts'
import { PinButton } from './pin-button.tsx'

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
