import { useState } from 'react'
import type { SecondFactorResolver } from '../auth-client.ts'

type Waiting = { resolver: SecondFactorResolver; key: number }

/**
 * The second factor that a sign-in waits for, or null. One may follow another, Firebase's and ours: each has a `key` of
 * its own, so that its step begins empty.
 */
export function useWaitingResolver(): [
  waiting: Waiting | null,
  wait: (resolver: SecondFactorResolver) => void,
  startOver: () => void,
] {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const wait = (resolver: SecondFactorResolver) =>
    setWaiting((last) => ({ resolver, key: (last?.key ?? 0) + 1 }))
  return [waiting, wait, () => setWaiting(null)]
}
