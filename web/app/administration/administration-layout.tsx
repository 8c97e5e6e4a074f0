import { listCompanies, listTasks } from '@qareeb/contract/administration'
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
import { AdministrationContext } from './administration-context.ts'
import { AdministrationFrame } from './administration-frame.tsx'
import { ForAdministrators } from './for-administrators.tsx'
import { LeaveFirst } from './leave-first.tsx'

export const handle = routeHandle({
  phrases: ['administration', 'dashboard', 'companies', 'forms', 'errors'],
  isPersonal: true,
  hasOwnFrame: true,
})

/** Everything under `/admin`. The server sends the frame; whether the reader may be here is known in the browser. */
export default function AdministrationLayout() {
  return <SignedInOnly fallback={<Waiting />}>{() => <Administration />}</SignedInOnly>
}

/** A page that failed stands in the frame of the site. */
export const ErrorBoundary = () => (
  <SiteFrame isPersonal>
    <ErrorPage />
  </SiteFrame>
)

function Administration() {
  // The pages tell by themselves that a company was entered or left.
  const { profile, failure, reload } = useOwnCompanies(() => undefined)
  if (!profile) return <Waiting failure={failure} reload={reload} />
  if (profile.userType !== 'admin') return <ForAdministrators />
  if (profile.activeOrganization)
    return (
      <AdministrationFrame work={null}>
        <LeaveFirst company={profile.activeOrganization.organization.name} onLeft={reload} />
      </AdministrationFrame>
    )
  return <AtWork userId={profile.id} />
}

const loadWork = async (call: BoundCall) => {
  const [{ items, waiting }, { deadLetters, deadLetterCount }] = await Promise.all([
    call(listCompanies, { query: { list: 'waiting' } }),
    call(listTasks, {}),
  ])
  return { companies: items, waiting: waiting ?? 0, deadLetters, deadLetterCount }
}

function AtWork({ userId }: { userId: string }) {
  const { data: work, failure, reload } = useLoaded(loadWork)
  return (
    <AdministrationContext value={{ userId, work, failure, reload }}>
      <AdministrationFrame work={work}>
        <Outlet />
      </AdministrationFrame>
    </AdministrationContext>
  )
}

/** The frame before anybody knows who reads it. */
function Waiting(state: Partial<Failing>) {
  const title = headOf(useMatches())?.title ?? ''
  return (
    <AdministrationFrame work={null} isWaiting>
      <PageTop title={title} />
      <div className="rounded-l border border-line bg-surface p-7">
        <LoadingOrFailed {...state} lines={6} />
      </div>
    </AdministrationFrame>
  )
}
