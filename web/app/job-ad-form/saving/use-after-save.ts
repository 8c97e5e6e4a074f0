import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * An action of the reader that waits while the form is busy: beside a running save it would send the version before
 * that one.
 * @returns runs the action, at once or as soon as the form is free, with the state of that moment
 */
export function useAfterSave(isBusy: boolean, act: () => void): () => void {
  const isWaiting = useRef(false)
  const run = useEffectEvent(act)
  useEffect(() => {
    if (isBusy || !isWaiting.current) return
    isWaiting.current = false
    run()
  }, [isBusy])
  return () => {
    if (isBusy) isWaiting.current = true
    else act()
  }
}
