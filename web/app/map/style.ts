import type { Locale } from '@qareeb/contract/locale'
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl'
import type { Basemap } from './basemap/basemap-geometry.ts'
import { type MapColors, mapColors } from './map-colors.ts'
import { mapFeatures } from './map-features.ts'
import { mapFontFaces, mapFonts } from './map-fonts.ts'

/**
 * Pixels that MapLibre may move the edge of the sea by. With its own 0.375 the shores of narrow waters, as of the canal of
 * Suez, cross each other on the widest views, and strips of land are filled with sea. Lines have no such fault, and with
 * so many points they pass the limit of a tile.
 */
const seaTolerance = 0.05

export type MapTheme = keyof typeof mapColors

/**
 * The style of the embedded map: our own geometry and fonts, so that it needs neither a tile nor a glyph server.
 * Arabic is shaped by MapLibre itself; the font has to hold the presentation forms (U+FE70–FEFF).
 */
export function mapStyle(
  basemap: Basemap,
  { locale, theme }: { locale: Locale; theme: MapTheme },
): StyleSpecification {
  const colors = mapColors[theme]
  const sources = Object.entries(mapFeatures(basemap, locale)).map(([name, data]) => [
    name,
    { type: 'geojson', data, ...(name === 'sea' && { tolerance: seaTolerance }) },
  ])
  return {
    version: 8,
    'font-faces': mapFontFaces(),
    sources: Object.fromEntries(sources),
    layers: [...landLayers(colors), ...seaLayers(colors), ...borderLayers(colors), ...labelLayers(colors)],
  }
}

const landLayers = (colors: MapColors): LayerSpecification[] => [
  { id: 'abroad', type: 'background', paint: { 'background-color': colors.abroad } },
  { id: 'kingdom', type: 'fill', source: 'kingdom', paint: { 'fill-color': colors.kingdom } },
  {
    id: 'suburbs',
    type: 'line',
    source: 'cells',
    minzoom: 8,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colors.districtA,
      'line-width': byZoom([8, 4], [10, 22], [14, 90]),
      'line-blur': byZoom([8, 4], [10, 22], [14, 90]),
      'line-opacity': byZoom([8, 0], [9.5, 1]),
    },
  },
  {
    id: 'cells',
    type: 'fill',
    source: 'cells',
    minzoom: 8,
    paint: {
      'fill-color': ['match', ['get', 'tint'], 0, colors.districtA, 1, colors.districtB, colors.districtC],
      'fill-opacity': byZoom([8, 0], [9.5, 1]),
    },
  },
  {
    id: 'streets',
    type: 'line',
    source: 'streets',
    minzoom: 9,
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': colors.street, 'line-width': byZoom([9, 0.6], [11, 2], [14, 6]) },
  },
]

const seaLayers = (colors: MapColors): LayerSpecification[] => [
  { id: 'sea', type: 'fill', source: 'sea', paint: { 'fill-color': colors.sea } },
  {
    id: 'shallows',
    type: 'line',
    source: 'coast',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colors.shallows,
      'line-width': byZoom([4, 3], [10, 14], [14, 40]),
      'line-blur': byZoom([4, 2], [10, 8], [14, 24]),
      'line-offset': byZoom([4, 1.5], [10, 7], [14, 20]),
    },
  },
  {
    id: 'coast',
    type: 'line',
    source: 'coast',
    paint: { 'line-color': colors.coast, 'line-width': byZoom([4, 0.6], [12, 1.6]) },
  },
]

const borderLayers = (colors: MapColors): LayerSpecification[] => [
  {
    id: 'region-borders',
    type: 'line',
    source: 'regionBorders',
    paint: {
      'line-color': colors.regionBorder,
      'line-width': byZoom([4, 0.8], [10, 1.4]),
      'line-dasharray': [3, 3],
    },
  },
  {
    id: 'borders',
    type: 'line',
    source: 'borders',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.border, 'line-width': byZoom([4, 0.9], [10, 2]) },
  },
]

const labelLayers = (colors: MapColors): LayerSpecification[] => [
  labels('sea', {
    color: colors.seaLabel,
    halo: colors.sea,
    size: byZoom([4, 11], [8, 16]),
    font: mapFonts.medium,
  }),
  labels('country', {
    color: colors.label,
    halo: colors.halo,
    size: byZoom([4, 11], [8, 16]),
    font: mapFonts.medium,
  }),
  {
    ...besideMarkers(
      labels('region', {
        color: colors.label,
        halo: colors.halo,
        size: byZoom([5, 10], [8, 13]),
        font: mapFonts.medium,
      }),
    ),
    minzoom: 5.2,
    maxzoom: 8,
  },
  {
    ...besideMarkers(
      labels('district', {
        color: colors.label,
        halo: colors.halo,
        size: byZoom([10, 10], [14, 14]),
        font: mapFonts.medium,
      }),
    ),
    minzoom: 10.4,
  },
  cityLabels(colors),
]

type LabelLook = { color: string; halo: string; size: ExpressionSpecification; font: string }

/**
 * A name stands beside its place where a marker covers that. Names of seas and countries do not move: on a map of the whole
 * country they would stand on land.
 */
const besideMarkers = (layer: SymbolLayerSpecification): SymbolLayerSpecification => ({
  ...layer,
  layout: {
    ...layer.layout,
    'text-variable-anchor': ['center', 'bottom', 'top', 'right', 'left'],
    'text-radial-offset': 2.4,
  },
})

const labels = (kind: string, { color, halo, size, font }: LabelLook): SymbolLayerSpecification => ({
  id: `${kind}-labels`,
  type: 'symbol',
  source: 'labels',
  filter: ['==', ['get', 'kind'], kind],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': [font],
    'text-size': size,
    'text-max-width': 7,
    'text-padding': 4,
  },
  paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.4 },
})

function cityLabels(colors: MapColors): SymbolLayerSpecification {
  const look = {
    color: colors.strongLabel,
    halo: colors.halo,
    size: byZoom([4, 10.5], [8, 13], [12, 17]),
    font: mapFonts.semibold,
  }
  const layer = labels('city', look)
  return {
    ...layer,
    filter: [
      'all',
      ['==', ['get', 'kind'], 'city'],
      ['>=', ['zoom'], ['get', 'from']],
      ['<', ['zoom'], ['get', 'to']],
    ],
    layout: {
      ...layer.layout,
      'text-variable-anchor-offset': [
        'step',
        ['zoom'],
        ['literal', cityPlaces([1.6])],
        4,
        ['literal', cityPlaces([1.6, 2.4, 4, 5.6])],
      ],
      'symbol-sort-key': ['-', ['get', 'population']],
    },
  }
}

/**
 * Bubbles lie all over a city: its name stands between them, in letters from its middle; 1.6 is above a single dot,
 * and all that a view of several countries allows.
 */
const cityPlaces = (letters: number[]): VariableAnchorOffsetCollectionSpecification => [
  'center',
  [0, 0],
  ...letters.flatMap((away): VariableAnchorOffsetCollectionSpecification => [
    'bottom',
    [0, -away],
    'top',
    [0, away],
    'right',
    [-away, 0],
    'left',
    [away, 0],
  ]),
]

const byZoom = (...stops: [zoom: number, value: number][]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops.flat(),
]
