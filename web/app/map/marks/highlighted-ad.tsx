import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { Marker } from 'react-map-gl/maplibre'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { ApartItems } from './apart-items.ts'
import { useHighlighted } from './highlight.ts'
import { pinLabel } from './pin-label.ts'
import { pinStyle } from './pin-style.ts'

type HighlightedAdProps = { listed: readonly ShownJobAd[]; pins: ApartItems['pins'] }

/** A pin for the ad that is pointed at in the list while the map draws it inside a bubble. */
export function HighlightedAd({ listed, pins }: HighlightedAdProps) {
  const t = usePhrases('map')
  const units = usePhrases('units')
  const highlighted = useHighlighted()
  const ad = listed.find(({ id, workMode }) => id === highlighted && workMode !== 'full-remote')
  if (!ad || pins.some(({ item }) => item.jobAdId === ad.id)) return null

  const { lat, lng } = ad.location
  return (
    <Marker key={ad.id} longitude={lng} latitude={lat} style={{ zIndex: 3, pointerEvents: 'none' }}>
      <span className={pinStyle('chosen')}>{pinLabel(ad.salary, t, units)}</span>
    </Marker>
  )
}
