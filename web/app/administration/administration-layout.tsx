import { listCompanies, listTasks } from '@qareeb/contract/administration'
import type { OwnProfile } from '@qareeb/contract/users'
import { useCallback } from 'react'
import { Outlet, useMatches } from 'react-router'
import type { BoundCall } from '../api.ts'
import { PageTop } from '../dashboard/page-top.tsx'
import { useOwnCompanies } from '../dashboard/use-own-companies.ts'
import { routeHandle } from '../i18n/route-handle.ts'
import { SignedInOnly } from '../identity/signed-in-only.tsx'
import { headOf } from '../page-head.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { SiteFrame } from '../shell/site-frame.tsx'
import { type Failing, LoadingOrFailed } from '../ui/loading-or-failed.tsx'
import { useLoaded } from '../use-loaded.ts'
import { AdministrationContext, type WaitingWork } from './administration-context.ts'
import { AdministrationFrame } from './administration-frame.tsx'
import { ForAdministrators } from './for-administrators.tsx'
import { LeaveFirst } from './leave-first.tsx'

export const handle = routeHandle({
  phrases: ['administration', 'dashboard', 'companies', 'forms', 'errors'],
  isPersonal: true,
  hasOwnFrame: true,
})

const waiting = (
  <AdministrationFrame work={null}>
    <PageOutline />
  </AdministrationFrame>
)

/** Everything under `/admin`. The server sends the frame; whether the reader may be here is known in the browser. */
export default function AdministrationLayout() {
  return <SignedInOnly fallback={waiting}>{() => <Administration />}</SignedInOnly>
}

/** A page that failed stands in the frame of the site. */
export const ErrorBoundary = () => (
  <SiteFrame isPersonal>
    <ErrorPage />
  </SiteFrame>
)

/** One frame from the first moment on, so that a menu or a choice opened early stays open. */
function Administration() {
  // The pages tell by themselves that a company was entered or left.
  const { profile, failure, reload } = useOwnCompanies(() => undefined)
  const { work, ...workState } = useWork(profile !== null && isAtWork(profile))
  if (profile && profile.userType !== 'admin') return <ForAdministrators />
  return (
    <AdministrationFrame work={work}>
      {!profile ? (
        <PageOutline failure={failure} reload={reload} />
      ) : profile.activeOrganization ? (
        <LeaveFirst company={profile.activeOrganization.organization.name} onLeft={reload} />
      ) : (
        <AdministrationContext value={{ userId: profile.id, work, ...workState }}>
          <Outlet />
        </AdministrationContext>
      )}
    </AdministrationFrame>
  )
}

/** Platform rights rest while an administrator works inside a company. */
const isAtWork = ({ userType, activeOrganization }: OwnProfile) => userType === 'admin' && !activeOrganization

/** What waits for platform administrators. @param mayRead whether the reader is one; nothing is asked before */
function useWork(mayRead: boolean) {
  const load = useCallback(
    async (call: BoundCall): Promise<WaitingWork | null> => {
      if (!mayRead) return null
      const [{ items, waiting }, { deadLetters, deadLetterCount }] = await Promise.all([
        call(listCompanies, { query: { list: 'waiting' } }),
        call(listTasks, {}),
      ])
      return { companies: items, waiting: waiting ?? 0, deadLetters, deadLetterCount }
    },
    [mayRead],
  )
  const { data, failure, reload } = useLoaded(load)
  return { work: mayRead ? data : null, failure, reload }
}

/** The page before anybody knows who reads it: its name, and the room of what comes. */
function PageOutline(state: Partial<Failing>) {
  const title = headOf(useMatches())?.title ?? ''
  return (
    <>
      <PageTop title={title} />
      <div className="rounded-l border border-line bg-surface p-7">
        <LoadingOrFailed {...state} lines={6} />
      </div>
    </>
  )
}
