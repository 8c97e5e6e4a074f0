import { Fragment, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { NeedsScripts } from '../page/needs-scripts.tsx'
import { guardPage } from './guarded-page.ts'
import { readEndReason, type KeptSession } from './session-store.ts'
import { useSession } from './use-session.ts'

type SignedInOnlyProps = {
  /** Keeps the room of the page until it is known who reads it; the server sends this to everybody. */
  fallback: ReactNode
  children: (session: KeptSession) => ReactNode
}

/** A page for people with a session. Others are led to the sign-in page, and from there back. */
export function SignedInOnly({ fallback, children }: SignedInOnlyProps) {
  const session = useSession()
  useEffect(guardPage, [])
  if (session === undefined)
    return (
      <>
        <NeedsScripts />
        <div className="needs-scripts">{fallback}</div>
      </>
    )
  if (session === null) return <ToSignIn />
  // Another person, signed in by another tab, gets a page of their own: nothing that was typed stays in it.
  return <Fragment key={session.user?.id}>{children(session)}</Fragment>
}

function ToSignIn() {
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const reason = readEndReason()
  const ended = reason === 'signed-out' ? undefined : reason
  return <Navigate replace to={paths.login({ returnTo: pathname + search, ended })} />
}
