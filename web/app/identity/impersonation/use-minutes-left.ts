import { useEffect, useEffectEvent, useState } from 'react'

const minute = 60_000

/** By how much an end of the server may be taken for later than it is, in milliseconds: see `server-clock.ts`. */
const tolerance = 2000

/** Whole minutes until an instant by the clock of this device, counted down. @param onOver called once when it has come */
export function useMinutesLeft(until: string, onOver: () => Promise<void>): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Date.parse(until) - now)
  const isOver = left === 0
  const tellOver = useEffectEvent(() => void onOver())
  // The last look was for another end.
  useEffect(() => setNow(Date.now()), [until])
  useEffect(() => {
    if (isOver) tellOver()
  }, [isOver, until])
  useEffect(() => {
    if (isOver) return undefined
    // At the next whole minute, and at the very end.
    const timer = setTimeout(() => setNow(Date.now()), left % minute || minute)
    return () => clearTimeout(timer)
  }, [isOver, left])
  return minutesToSay(left)
}

/**
 * Half an hour that has just begun is 30 minutes, although the clocks differ by parts of a second.
 * @param left milliseconds
 */
export const minutesToSay = (left: number): number => Math.max(0, Math.ceil((left - tolerance) / minute))
