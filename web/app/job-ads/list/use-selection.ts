import { jobAdListBounds } from '@qareeb/contract/job-ads/job-ad-life'
import { useState } from 'react'

export type Selection = {
  ids: ReadonlySet<string>
  /** Selects one or takes it out; with `isRange` everything from the one that was selected last. */
  toggle: (id: string, isRange?: boolean) => void
  /** Selects all that are shown, or none when they are selected already. */
  toggleAll: () => void
  clear: () => void
}

/** Which of the listed ads are selected; as many as one call takes. @param listed ids in the order of the list */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  // Ads that have left the list are not acted on unseen.
  const ids = new Set(listed.filter((id) => chosen.has(id)))
  const keep = (next: Iterable<string>) => setChosen(new Set([...next].slice(0, jobAdListBounds.bulk)))
  return {
    ids,
    toggle: (id, isRange = false) => {
      setLast(id)
      if (isRange && last !== null) return keep([...ids, ...between(listed, last, id)])
      return keep(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
    },
    toggleAll: () => keep(ids.size >= Math.min(listed.length, jobAdListBounds.bulk) ? [] : listed),
    clear: () => keep([]),
  }
}

/** The ids from one to another, whichever comes first. */
export function between(listed: readonly string[], one: string, other: string): readonly string[] {
  const [start, end] = [listed.indexOf(one), listed.indexOf(other)].toSorted((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? [] : listed.slice(start, end + 1)
}
