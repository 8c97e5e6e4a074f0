import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same and runs that of the last render, for handlers of parts that are drawn again only when
 * something of theirs changes.
 */
export function useSteady<Given extends unknown[]>(
  run: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
