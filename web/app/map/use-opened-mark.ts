import type { MapItems } from '@qareeb/contract/search/map-items'
import { type RefObject, useRef, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import type { Viewer } from '../session/viewer.ts'
import { makeRoomForCard, zoomInto } from './map-camera.ts'
import { useHighlightJobAd } from './marks/highlight.ts'
import type { Opened } from './marks/map-popup.tsx'

/**
 * The pressed mark: a pin opens its ad and highlights it in the list, a spot opens the list of its ads, the map
 * zooms into any other bubble. Closing returns the focus to the mark, or to the map when the mark is gone; a press
 * on the map leaves the focus there.
 */
export function useOpenedMark(map: RefObject<MapRef | null>, viewer: Viewer | null) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const opener = useRef<HTMLElement>(null)
  const highlightJobAd = useHighlightJobAd()
  const open = (what: Opened, button: HTMLElement) => {
    opener.current = button
    const place = what.kind === 'pin' ? what.pin : what.cluster
    setOpened({ ...what, anchor: makeRoomForCard(map.current, { kind: what.kind, place, viewer }) })
  }
  const close = () => {
    if (opened?.kind === 'pin') highlightJobAd(null)
    setOpened(null)
  }
  return {
    opened,
    openId: opened?.kind === 'pin' ? opened.pin.jobAdId : null,
    seen,
    onCluster: (cluster: MapItems['clusters'][number], button: HTMLElement) => {
      if (!cluster.spot) return zoomInto(map.current, cluster.bounds)
      open({ kind: 'spot', cluster }, button)
    },
    onPin: (pin: MapItems['pins'][number], button: HTMLElement) => {
      open({ kind: 'pin', pin }, button)
      setSeen(new Set([...seen, pin.jobAdId]))
      highlightJobAd(pin.jobAdId)
    },
    close,
    closeAndReturn: () => {
      close()
      const { current: button } = opener
      const target = button?.isConnected ? button : map.current?.getCanvas()
      target?.focus({ preventScroll: true })
    },
  }
}
