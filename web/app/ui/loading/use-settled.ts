import { startTransition, useEffect, useState } from 'react'

/**
 * The latest of the given promises that has settled; until one has, the first. An element that shows its value stays on
 * the page while the next one is pending, so that no press on it is lost.
 */
export function useSettled<T>(promise: Promise<T>): Promise<T> {
  const [settled, setSettled] = useState(promise)
  useEffect(() => {
    let isLatest = true
    const settle = () => {
      if (isLatest) startTransition(() => setSettled(promise))
    }
    void promise.then(settle, settle)
    return () => {
      isLatest = false
    }
  }, [promise])
  return settled
}
