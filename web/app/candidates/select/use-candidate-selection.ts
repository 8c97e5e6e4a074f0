import { bulkBounds } from '@qareeb/contract/candidates/bulk'
import { useState } from 'react'
import { between } from '../../job-ads/list/use-selection.ts'
import { type ListFilter, toQuery } from '../filter/candidate-filter.ts'

/** Candidates one by one, or all that match the filter but some; as the server takes it. */
export type Choice = { ids: string[] } | { all: { filter: ReturnType<typeof toQuery>; except: string[] } }

export type CandidateSelection = {
  count: number
  isAll: boolean
  has: (id: string) => boolean
  /** Selects one or takes it out; with `isRange` everything from the one that was selected last. */
  toggle: (id: string, isRange?: boolean) => void
  /** Selects all that are shown, or none when they are selected already. */
  toggleShown: () => void
  /** Selects everybody who matches the filter, shown or not. */
  selectMatching: () => void
  clear: () => void
  choice: Choice
}

type Chosen = {
  under: string
  ids: ReadonlySet<string>
  except: ReadonlySet<string> | null
  last: string | null
}

const nothing = { ids: new Set<string>(), except: null, last: null }

type Listed = {
  /** Ids in the order of the list, as far as it is loaded. */
  listed: readonly string[]
  /** How many match the filter. */
  total: number
  filter: ListFilter
}

/**
 * Which candidates of a list are selected. Another filter clears the selection, so that no hidden candidate is
 * answered.
 */
export function useCandidateSelection({ listed, total, filter }: Listed): CandidateSelection {
  const under = JSON.stringify(toQuery(filter))
  const [kept, setKept] = useState<Chosen>({ under, ...nothing })
  const chosen = kept.under === under ? kept : { under, ...nothing }
  const { ids, except, last } = chosen
  const set = (next: Partial<Chosen>) => setKept({ ...chosen, ...next })
  const keep = (next: Iterable<string>, change: Partial<Chosen> = {}) =>
    set({ ids: new Set([...next].slice(0, bulkBounds.most)), except: null, ...change })
  const flipped = (of: ReadonlySet<string>, id: string) =>
    new Set(of.has(id) ? [...of].filter((one) => one !== id) : [...of, id])
  return {
    count: except ? Math.max(0, total - except.size) : ids.size,
    isAll: except !== null,
    has: (id) => (except ? !except.has(id) : ids.has(id)),
    toggle: (id, isRange = false) => {
      if (except) return set({ except: flipped(except, id), last: id })
      if (isRange && last !== null) return keep([...ids, ...between(listed, last, id)], { last: id })
      return keep(flipped(ids, id), { last: id })
    },
    toggleShown: () => keep(except !== null || listed.every((id) => ids.has(id)) ? [] : listed),
    selectMatching: () => set({ ids: new Set(), except: new Set() }),
    clear: () => setKept({ under, ...nothing }),
    choice: except ? { all: { filter: toQuery(filter), except: [...except] } } : { ids: [...ids] },
  }
}
