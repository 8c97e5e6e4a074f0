import { expect, test, vi } from 'vitest'
import { mapFeatures } from './map-features.ts'
import { branchZoomLimits } from './map-limits.ts'
import { isOver } from './marks/join-overlapping.ts'
import { mapStyle } from './style.ts'

const noBasemap = { sea: [], saudiArabia: [], borders: [], regionBorders: [] }

/** Bubbles of Riyadh at zoom 10 on a phone, in pixels from where its name belongs. */
const bubbles = [
  { x: -53, y: -37, width: 60, height: 60 },
  { x: 73, y: -34, width: 60, height: 60 },
  { x: -20, y: 88, width: 60, height: 60 },
  { x: 73, y: 74, width: 60, height: 60 },
]
/** Its name there, with the pixels that stay free around it. */
const name = { letter: 15, width: 48 + 8, height: 18 + 8 }

const away = { center: [0, 0], bottom: [0, -1], top: [0, 1], right: [-1, 0], left: [1, 0] } as const

test('the name of a city finds room between the bubbles of its districts', () => {
  vi.stubGlobal('location', { href: 'https://qareeb.example/' })
  const layer = mapStyle(noBasemap, { locale: 'en', theme: 'light' }).layers.find(
    ({ id }) => id === 'city-labels',
  )
  const layout = layer?.type === 'symbol' ? layer.layout : undefined
  // The last step is that of near views.
  const steps = layout?.['text-variable-anchor-offset'] as unknown[]
  const [, places] = steps.at(-1) as ['literal', [keyof typeof away, [number, number]][number][]]
  const boxes = places.flatMap((anchor, index) => {
    const offset = places[index + 1]
    if (typeof anchor !== 'string' || !Array.isArray(offset)) return []
    const [right, down] = away[anchor]
    return {
      x: offset[0] * name.letter + (right * name.width) / 2,
      y: offset[1] * name.letter + (down * name.height) / 2,
      width: name.width,
      height: name.height,
    }
  })
  expect(boxes[0]).toMatchObject({ x: 0, y: 0 })
  expect(boxes.some((box) => !bubbles.some((bubble) => isOver(box, bubble)))).toBe(true)
})

test.each(['sea', 'country'])('the name of a %s stands in its place or nowhere', (kind) => {
  vi.stubGlobal('location', { href: 'https://qareeb.example/' })
  const layer = mapStyle(noBasemap, { locale: 'ar', theme: 'light' }).layers.find(
    ({ id }) => id === `${kind}-labels`,
  )
  expect(layer?.layout).not.toHaveProperty('text-variable-anchor')
})

test('the coast keeps its narrow waters on wide views, where strips of land would be filled with sea', () => {
  vi.stubGlobal('location', { href: 'https://qareeb.example/' })
  const { sea } = mapStyle(noBasemap, { locale: 'en', theme: 'light' }).sources
  expect(sea).toMatchObject({ tolerance: 0.05 })
})

test('the largest cities are named on the widest view of a map of branches', () => {
  const { labels } = mapFeatures(noBasemap, 'en')
  const named = labels.features.filter(({ properties }) => properties?.['from'] <= branchZoomLimits.minZoom)
  expect(named.map(({ properties }) => properties?.['name'])).toEqual(
    expect.arrayContaining(['Riyadh', 'Jeddah', 'Mecca', 'Medina', 'Dammam']),
  )
})
