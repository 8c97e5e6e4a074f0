import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Whether the reader has left the address that is on screen, or is leaving it. The address of the browser is asked at that
 * moment: on a slow device it changes before React has rendered its page.
 */
export function useIsElsewhere(): () => boolean {
  const { state } = useNavigation()
  const { key } = useLocation()
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    shown.current = window.location.href
  }, [key])
  return () => state !== 'idle' || window.location.href !== shown.current
}
