import { getOwnProfile, isSameAddress } from '@qareeb/contract/users'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, type BoundCall } from '../../http/api.ts'
import { changeSessionUser, sessionStore } from '../../session/session-store.ts'
import { useCall } from '../../session/use-call.ts'
import { useSession } from '../../session/use-session.ts'

/** Whether a confirmed address is still that of the account: not asked yet, yes, not known to be, or no answer came. */
type Standing = { kind: 'asking' | 'current' | 'past' } | { kind: 'failed'; failure: unknown }

/**
 * Asks the server whether a confirmed address is still that of the account: on each later load, whenever the reader comes
 * back to the page, and when the session ends. The former address may have undone the change.
 * @param isKept the confirmation was made at an earlier load: to a guest it is then past
 * @returns also a function that asks now; without an answer, an earlier one stays
 */
export function useStanding(
  email: string,
  isKept: boolean,
): [standing: Standing, askNow: () => Promise<void>] {
  const call = useCall()
  const isSignedIn = Boolean(useSession())
  const wasSignedIn = useRef(isSignedIn)
  const isAsked = useRef(false)
  const [standing, setStanding] = useState<Standing>({ kind: isKept ? 'asking' : 'current' })

  const askNow = useCallback(async () => {
    wasSignedIn.current ||= Boolean(sessionStore.read())
    setStanding((last) => (last.kind === 'failed' ? { kind: 'asking' } : last))
    const next = await readStanding(call, email, {
      guest: isKept || wasSignedIn.current ? 'past' : 'current',
    })
    setStanding((last) => (next.kind === 'failed' && last.kind !== 'asking' ? last : next))
  }, [call, email, isKept])

  useEffect(() => {
    // The confirmation itself is an answer of this moment.
    if (isKept || isAsked.current) void askNow()
    isAsked.current = true
    const onReturn = () => void askNow()
    window.addEventListener('focus', onReturn)
    return () => window.removeEventListener('focus', onReturn)
  }, [askNow, isKept, isSignedIn])
  return [standing, askNow]
}

async function readStanding(
  call: BoundCall,
  email: string,
  { guest }: { guest: 'current' | 'past' },
): Promise<Standing> {
  if (!sessionStore.read()) return { kind: guest }
  try {
    const { email: present, emailVerified } = await call(getOwnProfile, {})
    changeSessionUser({ email: present, emailVerified })
    return { kind: isSameAddress(present, email) ? 'current' : 'past' }
  } catch (failure) {
    return failure instanceof ApiError && failure.status === 401
      ? { kind: 'past' }
      : { kind: 'failed', failure }
  }
}
