import { useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { toQueryString } from '../query-string.ts'

type Writing<State> = {
  /** Reads the state of an address; the same function as long as it reads the same. */
  read: (query: URLSearchParams) => State
  toQuery: (state: State) => Readonly<Record<string, unknown>>
}

/** A function of the state before, or the part of it that changes. */
type Next<State> = ((state: State) => State) | Partial<State>

type Change<State> = (next: Next<State>, options?: { replace: boolean }) => void

/**
 * A state that the address of the page holds, such as a filter, and its change. A change stays in the same entry of the
 * history unless `replace` is false. One that comes before the address of the last one is here keeps both.
 */
export function useAddressState<State>({ read, toQuery }: Writing<State>): [State, Change<State>] {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => read(query), [query, read])
  const wanted = useRef(state)
  // Before any timer: a search that waited for this address is made from it.
  useLayoutEffect(() => {
    wanted.current = state
  }, [state])
  const change: Change<State> = (next, { replace } = { replace: true }) => {
    wanted.current = typeof next === 'function' ? next(wanted.current) : { ...wanted.current, ...next }
    setQuery(toQueryString(toQuery(wanted.current)), { replace, preventScrollReset: true })
  }
  return [state, change]
}
