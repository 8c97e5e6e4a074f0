type Point = { x: number; y: number }

/** Pins in their order; null for positions beyond the map. */
type Pins = readonly (Point | null)[]

/** One pin of a map, or several that would cover each other, drawn as one. */
export type PinCluster = Point & {
  /** Indexes of the pins in their list. */
  indexes: readonly number[]
}

/** Pixels from the middle of a pin to its side: a number stands on a square, a count of branches is a word. */
export const reachOf = ({ indexes }: Pick<PinCluster, 'indexes'>): number => (indexes.length === 1 ? 12 : 44)

/** Pixels between the middles of two clusters, one above the other. */
const apart = 26

/** Joins pins until none covers another; a cluster lies in the middle of its pins. */
export function clusterPins(pins: Pins): PinCluster[] {
  const single = pins.flatMap((pin, index) => (pin ? { x: pin.x, y: pin.y, indexes: [index] } : []))
  return single.reduce<PinCluster[]>(join, [])
}

/** Adds a cluster to clusters that are apart, or joins it with near ones, which may bring it near to others. */
function join(clusters: PinCluster[], added: PinCluster): PinCluster[] {
  const near = clusters.find((cluster) => isOver(cluster, added))
  if (!near) return [...clusters, added]
  return join(
    clusters.filter((cluster) => cluster !== near),
    together(near, added),
  )
}

const isOver = (one: PinCluster, other: PinCluster) =>
  Math.abs(one.x - other.x) < reachOf(one) + reachOf(other) + 2 && Math.abs(one.y - other.y) < apart

function together(one: PinCluster, other: PinCluster): PinCluster {
  const indexes = [...one.indexes, ...other.indexes]
  const middle = (axis: 'x' | 'y') =>
    (one[axis] * one.indexes.length + other[axis] * other.indexes.length) / indexes.length
  return { x: middle('x'), y: middle('y'), indexes }
}
