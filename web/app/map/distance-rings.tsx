import { useMemo } from 'react'
import { Layer, Marker, Source, useMap } from 'react-map-gl/maplibre'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { Viewer } from '../session/viewer.ts'
import { mapColors } from './map-colors.ts'
import type { Circle } from './map-filters.ts'
import { OwnDot } from './own-dot.tsx'
import { circleAround, distanceRings } from './ring-lines.ts'
import { useMapTheme } from './use-map-theme.ts'
import { useMapZoom } from './use-map-zoom.ts'

type DistanceRingsProps = { viewer: Viewer | null; circle: Circle | null }

/** The reader's place with rings of distance around it, and the circle of the radius that is searched. */
export function DistanceRings({ viewer, circle }: DistanceRingsProps) {
  const color = mapColors[useMapTheme()].ring
  return (
    <>
      {circle && <RadiusCircle {...circle} color={color} />}
      {viewer && <Rings viewer={viewer} color={color} />}
    </>
  )
}

function RadiusCircle({ lat, lng, km, color }: Circle & { color: string }) {
  const data = useMemo(
    () => ({ type: 'Polygon' as const, coordinates: [circleAround({ lat, lng }, km)] }),
    [lat, lng, km],
  )
  return (
    <Source id="radius" type="geojson" data={data}>
      <Layer id="radius-fill" type="fill" paint={{ 'fill-color': color, 'fill-opacity': 0.08 }} />
      <Layer
        id="radius-line"
        type="line"
        paint={{ 'line-color': color, 'line-width': 2, 'line-opacity': 0.9 }}
      />
    </Source>
  )
}

function Rings({ viewer, color }: { viewer: Viewer; color: string }) {
  const units = usePhrases('units')
  const zoom = useMapZoom(useMap().current)
  const rings = useMemo(() => distanceRings(viewer), [viewer])
  const shown = rings.filter(({ minZoom, maxZoom }) => zoom >= minZoom && zoom < maxZoom)
  const lines = { type: 'MultiLineString' as const, coordinates: shown.map(({ line }) => line) }

  return (
    <>
      <Source id="rings" type="geojson" data={lines}>
        <Layer
          id="rings"
          type="line"
          paint={{ 'line-color': color, 'line-width': 1.5, 'line-opacity': 0.8, 'line-dasharray': [4, 4] }}
        />
      </Source>
      {shown.map(({ radiusKm, top: [lng, lat] }) => (
        <Marker key={radiusKm} longitude={lng} latitude={lat} style={{ pointerEvents: 'none' }}>
          <span className="search-map-mine rounded-full bg-surface/80 px-1.5 text-xs text-info">
            {units('kilometres', { distance: radiusKm })}
          </span>
        </Marker>
      ))}
      <Marker longitude={viewer.lng} latitude={viewer.lat} style={{ pointerEvents: 'none' }}>
        <span className="search-map-mine block">
          <OwnDot />
        </span>
      </Marker>
    </>
  )
}
