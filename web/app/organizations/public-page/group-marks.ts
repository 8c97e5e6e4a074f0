type Point = { x: number; y: number }

/** Marks in their order; null for positions beyond the map. */
type Marks = readonly (Point | null)[]

/** The marks at one spot of a map: one mark, or several that would cover each other. */
export type MarkGroup = Point & {
  /** Positions of the marks in their list. */
  indexes: readonly number[]
}

/** Pixels from the middle of a mark to its side: a number stands in a circle, a count of branches is a word. */
export const reachOf = ({ indexes }: Pick<MarkGroup, 'indexes'>): number => (indexes.length === 1 ? 12 : 44)

/** Pixels between the middles of two groups, one above the other. */
const apart = 26

/** Puts marks together until none covers another; a group lies in the middle of its marks. */
export function groupMarks(marks: Marks): MarkGroup[] {
  const single = marks.flatMap((mark, index) => (mark ? { x: mark.x, y: mark.y, indexes: [index] } : []))
  return single.reduce<MarkGroup[]>(join, [])
}

/** Adds a group to groups that are apart, or joins it with near ones, which may bring it near to others. */
function join(groups: MarkGroup[], added: MarkGroup): MarkGroup[] {
  const near = groups.find((group) => isOver(group, added))
  if (!near) return [...groups, added]
  return join(
    groups.filter((group) => group !== near),
    together(near, added),
  )
}

const isOver = (one: MarkGroup, other: MarkGroup) =>
  Math.abs(one.x - other.x) < reachOf(one) + reachOf(other) + 2 && Math.abs(one.y - other.y) < apart

function together(one: MarkGroup, other: MarkGroup): MarkGroup {
  const indexes = [...one.indexes, ...other.indexes]
  const middle = (axis: 'x' | 'y') =>
    (one[axis] * one.indexes.length + other[axis] * other.indexes.length) / indexes.length
  return { x: middle('x'), y: middle('y'), indexes }
}
