import { listOrganizations } from '@qareeb/contract/administration'
import { listTasks } from '@qareeb/contract/administration/tasks'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { OwnProfile } from '@qareeb/contract/users'
import { Outlet } from 'react-router'
import { useOwnCompanies } from '../dashboard/company-choice/use-own-companies.ts'
import { SignedInOnly } from '../data/signed-in-only.tsx'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { routeHandle } from '../page/route-handle.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { SiteFrame } from '../shell/site-frame.tsx'
import { PageSkeleton } from '../workspace/page-skeleton.tsx'
import { AdministrationContext, type WaitingWork } from './administration-context.ts'
import { AdministrationFrame } from './administration-frame.tsx'
import { ForAdministrators } from './for-administrators.tsx'
import { LeaveFirst } from './leave-first.tsx'

export const handle = routeHandle({
  phrases: ['administration', 'dashboard', 'organizations', 'forms', 'errors'],
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

/** One frame from the first moment on, so that a menu or a choice opened early stays open. */
function Administration() {
  // The pages themselves show that a company was entered or left.
  const { profile, failure, reload } = useOwnCompanies(() => undefined)
  const { work, ...workState } = useWork(profile !== null && isAtWork(profile))
  const overview = useOverview()
  if (profile && profile.userType !== 'admin') return <ForAdministrators />
  return (
    <AdministrationFrame work={work}>
      {!profile ? (
        <PageSkeleton overview={overview} failure={failure} reload={reload} />
      ) : profile.activeOrganization ? (
        <LeaveFirst company={profile.activeOrganization.organization.name} />
      ) : (
        <AdministrationContext value={{ userId: profile.id, work, ...workState }}>
          <Outlet />
        </AdministrationContext>
      )}
    </AdministrationFrame>
  )
}

/** The frame before the session is known. */
const Waiting = () => (
  <AdministrationFrame work={null}>
    <PageSkeleton overview={useOverview()} />
  </AdministrationFrame>
)

/** Where the way through the pages begins. */
function useOverview() {
  const t = usePhrases('administration')
  return { to: usePaths().admin(), label: t('overview') }
}

/** Platform rights rest while an administrator works inside a company. */
const isAtWork = ({ userType, activeOrganization }: OwnProfile) => userType === 'admin' && !activeOrganization

const workOf = (
  { items, waiting }: ResponseOf<typeof listOrganizations>,
  { deadLetters, deadLetterCount }: ResponseOf<typeof listTasks>,
): WaitingWork => ({ companies: items, waiting: waiting ?? 0, deadLetters, deadLetterCount })

/**
 * Open work of platform administrators.
 * @param mayRead whether the reader is one; without it there is no request
 */
function useWork(mayRead: boolean) {
  const companies = useQueryOf(listOrganizations, mayRead ? { query: { list: 'waiting' } } : null)
  const tasks = useQueryOf(listTasks, mayRead ? {} : null)
  const reload = () => {
    companies.reload()
    tasks.reload()
  }
  return {
    work: companies.data && tasks.data && workOf(companies.data, tasks.data),
    failure: companies.failure ?? tasks.failure,
    reload,
  }
}
