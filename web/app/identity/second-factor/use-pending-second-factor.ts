import { useState } from 'react'
import type { SecondFactorResolver } from '../auth-client.ts'

type PendingSecondFactor = { resolver: SecondFactorResolver; key: number }

/**
 * The second factor that a sign-in waits for, or null. A sign-in can need two, one after the other: Firebase's and our
 * own. Each has another `key`, so that React draws a new step with empty fields.
 */
export function usePendingSecondFactor(): [
  pending: PendingSecondFactor | null,
  wait: (resolver: SecondFactorResolver) => void,
  startOver: () => void,
] {
  const [pending, setPending] = useState<PendingSecondFactor | null>(null)
  const wait = (resolver: SecondFactorResolver) =>
    setPending((last) => ({ resolver, key: (last?.key ?? 0) + 1 }))
  return [pending, wait, () => setPending(null)]
}
