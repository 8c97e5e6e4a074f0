import { getOwnProfile, isSameAddress } from '@qareeb/contract/users'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, type BoundCall } from '../../http/api.ts'
import { changeSessionUser, sessionStore } from '../../session/session-store.ts'
import { useCall } from '../../session/use-call.ts'
import { useSession } from '../../session/use-session.ts'

/** Whether a confirmed address is still that of the account: not asked yet, yes, or not known to be. */
type Standing = 'asking' | 'current' | 'past'

/**
 * Asks the server whether a confirmed address is still that of the account: on each later load, whenever the reader comes
 * back to the page, and when the session ends. The former address may have undone the change.
 * @param isKept the confirmation was made at an earlier load: to a guest it is then past
 * @returns also a function that asks now
 */
export function useStanding(
  email: string,
  isKept: boolean,
): [standing: Standing, askNow: () => Promise<Standing>] {
  const call = useCall()
  const isSignedIn = Boolean(useSession())
  const wasSignedIn = useRef(isSignedIn)
  const isAsked = useRef(false)
  const [standing, setStanding] = useState<Standing>(isKept ? 'asking' : 'current')

  const askNow = useCallback(async () => {
    wasSignedIn.current ||= Boolean(sessionStore.read())
    const next = await readStanding(call, email, {
      guest: isKept || wasSignedIn.current ? 'past' : 'current',
    })
    setStanding(next)
    return next
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
  { guest }: { guest: Standing },
): Promise<Standing> {
  if (!sessionStore.read()) return guest
  try {
    const { email: present, emailVerified } = await call(getOwnProfile, {})
    changeSessionUser({ email: present, emailVerified })
    return isSameAddress(present, email) ? 'current' : 'past'
  } catch (failure) {
    // Without an answer nothing new is known.
    return failure instanceof ApiError && failure.status === 401 ? 'past' : 'current'
  }
}
