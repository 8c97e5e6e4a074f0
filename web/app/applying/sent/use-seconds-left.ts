import { candidateBounds } from '@qareeb/contract/candidates'
import { useEffect, useState } from 'react'

/** Seconds that are left to undo an application, counted from the moment of sending. */
export function useSecondsLeft(sentAt: number): number {
  const secondsLeft = () => {
    const left = candidateBounds.undoSeconds - Math.floor((Date.now() - sentAt) / 1_000)
    return Math.min(candidateBounds.undoSeconds, Math.max(0, left))
  }
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft), 250)
    return () => clearInterval(timer)
  })
  return left
}
