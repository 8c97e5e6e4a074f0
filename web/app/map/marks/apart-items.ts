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

/** The greatest width of the pay on a pin, and the width of its shadow and of the ring of a bubble, in pixels. */
const pinSize = { width: 108, height: 32 }
const ring = 8
const gap = 2
/** Pixels that a bubble moves inland: some more than its radius. On an islet it stays. */
const mostInland = 36

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
  const ground = { isInSea, isFree: (box: Box) => isFreeIn(room, box), most: mostInland }
  const place = (marked: Marked): Mark => {
    const at = toPixel(marked.kind === 'pin' ? marked.pin : marked.cluster)
    const size = marked.kind === 'pin' ? pinSize : sizeOfCluster(marked.cluster)
    const free = freePlace({ ...at, ...size }, room)
    return { ...(marked.kind === 'pin' ? free : ontoLand(free, ground)), at, ...marked }
  }
  const largestFirst = clusters.toSorted((one, other) => other.count.value - one.count.value)
  const marks = [
    ...largestFirst.map((cluster) => place({ kind: 'cluster', cluster })),
    ...pins.map((pin) => place({ kind: 'pin', pin })),
  ]
  const join = (one: Mark, other: Mark) =>
    place({ kind: 'cluster', cluster: together(clusterOf(one), clusterOf(other)) })
  const apart = joinOverlapping(marks, join, gap)
  return {
    clusters: apart.flatMap((mark) =>
      mark.kind === 'cluster' ? [{ item: mark.cluster, offset: offsetOf(mark) }] : [],
    ),
    pins: apart.flatMap((mark) => (mark.kind === 'pin' ? [{ item: mark.pin, offset: offsetOf(mark) }] : [])),
  }
}

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
