import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { NeedsScripts } from '../page/needs-scripts.tsx'
import { guardPage } from '../session/guarded-page.ts'
import type { KeptSession } from '../session/session-state.ts'
import { readEndReason } from '../session/session-storage.ts'
import { useSession } from '../session/use-session.ts'
import { PersonalData } from './personal-data.tsx'

type SignedInOnlyProps = {
  /** Keeps the room of the page until it is known who reads it; the server sends this to everybody. */
  fallback: ReactNode
  children: (session: KeptSession) => ReactNode
}

/** A page for people with a session. Others are led to the sign-in page, and from there back. */
export function SignedInOnly({ fallback, children }: SignedInOnlyProps) {
  const session = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session && !wasSignedIn) setWasSignedIn(true)
  useEffect(guardPage, [])
  if (session === undefined)
    return (
      <>
        <NeedsScripts />
        <div className="needs-scripts">{fallback}</div>
      </>
    )
  if (session === null) return <ToSignIn wasSignedIn={wasSignedIn} />
  // Another person, signed in by another tab, gets a new page without data of the last one.
  return <PersonalData key={session.user?.id}>{children(session)}</PersonalData>
}

/** A sign-out on the page leads to no return address, since another person may use the browser next. */
function ToSignIn({ wasSignedIn }: { wasSignedIn: boolean }) {
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const reason = readEndReason()
  const ended = reason === 'signed-out' ? undefined : reason
  const returnTo = wasSignedIn && !ended ? undefined : pathname + search
  return <Navigate replace to={paths.login({ returnTo, ended })} />
}
