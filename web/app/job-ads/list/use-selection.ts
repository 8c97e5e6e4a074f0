import { useState } from 'react'

/** More than a company changes at once; the calls carry 50 each. */
export const mostSelected = 500

export type Selection = {
  ids: ReadonlySet<string>
  /** Selects one or removes it; with `isRange` everything from the one that was selected last. */
  toggle: (id: string, isRange?: boolean) => void
  /** Selects all that are shown, or none when they are selected already. */
  toggleAll: () => void
  select: (ids: readonly string[]) => void
  /**
   * Moves the end of the range by one, from the ad that has the focus.
   * @returns the ad that is the end now; null at the edge of the list
   */
  extendRange: (from: string, by: 1 | -1) => string | null
  clear: () => void
}

/** Which of the listed ads are selected. @param listed ids in the order of the list */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  // Ads that have left the list are not acted on unseen.
  const ids = new Set(listed.filter((id) => chosen.has(id)))
  const keep = (next: Iterable<string>) => setChosen(new Set([...next].slice(0, mostSelected)))
  return {
    ids,
    toggle: (id, isRange = false) => {
      if (isRange && last !== null) return keep([...ids, ...between(listed, last, id)])
      setLast(id)
      return keep(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
    },
    toggleAll: () => keep(ids.size >= Math.min(listed.length, mostSelected) ? [] : listed),
    select: keep,
    extendRange: (from, by) => {
      const to = listed[listed.indexOf(from) + by]
      if (to === undefined) return null
      const start = last ?? from
      setLast(start)
      keep(withRange(ids, between(listed, start, from), between(listed, start, to)))
      return to
    },
    clear: () => keep([]),
  }
}

/** A selection, and on phones whether ads show their boxes; boxes that go take the selection with them. */
export function useSelecting(listed: readonly string[]) {
  const selection = useSelection(listed)
  const [isSelecting, setIsSelecting] = useState(false)
  const leave = () => {
    selection.clear()
    setIsSelecting(false)
  }
  return { selection, isSelecting, leave, toggle: isSelecting ? leave : () => setIsSelecting(true) }
}

/** A selection in which one range takes the place of another. */
export function withRange(
  ids: Iterable<string>,
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const left = new Set(before)
  return [...new Set([...[...ids].filter((id) => !left.has(id)), ...after])]
}

/** The ids from one to another, both included; either may come first in the list. */
export function between(listed: readonly string[], one: string, other: string): readonly string[] {
  const [start, end] = [listed.indexOf(one), listed.indexOf(other)].toSorted((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? [] : listed.slice(start, end + 1)
}
