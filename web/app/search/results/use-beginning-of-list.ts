import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { returnToListTop } from './list-top.tsx'

/**
 * Another search is read from the beginning of its list: a choice of the page leaves the scrolling to this, since the
 * top of the page is the map on phones. The way back through the history is the router's.
 */
export function useBeginningOfList(): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const last = useRef(key)

  useLayoutEffect(() => {
    if (last.current === key) return
    last.current = key
    if (!isBack) returnToListTop()
  }, [key, isBack])
}
