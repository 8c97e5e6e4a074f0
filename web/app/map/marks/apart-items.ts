import type { MapItems } from '@qareeb/contract/search/map-items'
import type { Pixel, Size } from '../drawing/project.ts'
import { bubbleSize } from './bubble-size.ts'
import { freePlace, isFreeIn, type Room } from './free-place.ts'
import { type Box, joinOverlapping } from './join-overlapping.ts'
import { ontoLand } from './onto-land.ts'

type Cluster = MapItems['clusters'][number]
type Pin = MapItems['pins'][number]

/** `offset`: pixels from the place of a mark to its free position beside the elements over the map. */
type Placed<Item> = { item: Item; offset: [x: number, y: number] }
export type ApartItems = { clusters: Placed<Cluster>[]; pins: Placed<Pin>[] }

type Marked = { kind: 'cluster'; cluster: Cluster } | { kind: 'pin'; pin: Pin }
type Mark = Box & { at: Pixel } & Marked

/** A pin with the widest pay and its shadow, and the width of the ring of a bubble, in pixels. */
export const pinSize: Size = { width: 108, height: 32 }
const ring = 8
/** Pixels that stay free between two marks, and between one and an element over the map. */
const gap = { marks: 2, covers: 4 }
/**
 * Pixels that a bubble moves inland: about its width, and as many more as an element over the map has moved it. On an
 * islet it stays.
 */
const mostInland = 48

/**
 * Marks of which none covers another or lies under what the page shows over the map: those that would are one bubble, or
 * stand beside. Their counts add up to the same.
 * @param toPixel where a place lies on the map
 * @param room the map and the elements over it
 * @param isInSea a bubble beside the coast stands on land
 */
export function apartItems(
  { clusters, pins }: MapItems,
  toPixel: (place: { lat: number; lng: number }) => Pixel,
  room: Room,
  isInSea: (pixel: Pixel) => boolean = () => false,
): ApartItems {
  const free = { ...room, covers: room.covers.map(withGap) }
  const isFree = (box: Box) => isFreeIn(free, box)
  const place = (marked: Marked): Mark => {
    const at = toPixel(marked.kind === 'pin' ? marked.pin : marked.cluster)
    const size = marked.kind === 'pin' ? pinSize : sizeOfCluster(marked.cluster)
    const box = freePlace({ ...at, ...size }, free)
    if (marked.kind === 'pin') return { ...box, at, ...marked }
    const most = mostInland + Math.hypot(box.x - at.x, box.y - at.y)
    return { ...ontoLand(box, { isInSea, isFree, most }), at, ...marked }
  }
  const largestFirst = clusters.toSorted((one, other) => other.count.value - one.count.value)
  const marks = [
    ...largestFirst.map((cluster) => place({ kind: 'cluster', cluster })),
    ...pins.map((pin) => place({ kind: 'pin', pin })),
  ]
  const join = (one: Mark, other: Mark) =>
    place({ kind: 'cluster', cluster: together(clusterOf(one), clusterOf(other)) })
  const apart = joinOverlapping(marks, join, gap.marks)
  return {
    clusters: apart.flatMap((mark) =>
      mark.kind === 'cluster' ? [{ item: mark.cluster, offset: offsetOf(mark) }] : [],
    ),
    pins: apart.flatMap((mark) => (mark.kind === 'pin' ? [{ item: mark.pin, offset: offsetOf(mark) }] : [])),
  }
}

const withGap = (cover: Box): Box => ({
  ...cover,
  width: cover.width + 2 * gap.covers,
  height: cover.height + 2 * gap.covers,
})

/** Pixels of a bubble with its ring. */
export function sizeOfCluster({ count }: Cluster): Size {
  const size = bubbleSize(count.value) + ring
  return { width: size, height: size }
}

const offsetOf = ({ x, y, at }: Mark): [number, number] => [x - at.x, y - at.y]

function clusterOf(mark: Mark): Cluster {
  if (mark.kind === 'cluster') return mark.cluster
  const { lat, lng } = mark.pin
  return { lat, lng, count: { value: 1, kind: 'exact' }, bounds: [lat, lng, lat, lng], spot: false }
}

/** It stands where the larger one stood: between the two there may be water. */
function together(one: Cluster, other: Cluster): Cluster {
  const { lat, lng } = other.count.value > one.count.value ? other : one
  const [south, west, north, east] = one.bounds
  const [otherSouth, otherWest, otherNorth, otherEast] = other.bounds
  return {
    lat,
    lng,
    count: {
      value: one.count.value + other.count.value,
      kind: one.count.kind === 'exact' ? other.count.kind : 'about',
    },
    bounds: [
      Math.min(south, otherSouth),
      Math.min(west, otherWest),
      Math.max(north, otherNorth),
      Math.max(east, otherEast),
    ],
    spot: false,
  }
}
