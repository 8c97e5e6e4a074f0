import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Moves the focus on when the content that held it was replaced: keyboard users go on from there.
 * @param shown names the content; another name means that it was replaced
 */
export function useFocusWhenReplaced(shown: unknown, moveFocus: () => void): void {
  const last = useRef(shown)
  const move = useEffectEvent(moveFocus)
  useEffect(() => {
    if (last.current !== shown && document.activeElement === document.body) move()
    last.current = shown
  }, [shown])
}
