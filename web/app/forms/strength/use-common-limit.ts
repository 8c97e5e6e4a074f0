import { useEffect, useState } from 'react'
import type { Strength } from './strength.ts'

/** The highest strength of a password in view of common ones, once their list is there; without it, no limit. */
export function useCommonLimit(password: string): Strength {
  const [limitOf, setLimitOf] = useState<(password: string) => Strength>(() => noLimit)
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped) return
    void import('./common-passwords.ts').then(
      ({ limitOfCommon }) => setLimitOf(() => limitOfCommon),
      // The server has the list, too.
      () => undefined,
    )
  }, [isTyped])
  return limitOf(password)
}

const noLimit = (): Strength => 4
