import type { Bilingual } from '@qareeb/contract/locale'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CompanyContext } from '../data/company-context.ts'
import { SignedInOnly } from '../data/signed-in-only.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { routeHandle } from '../page/route-handle.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { SiteFrame } from '../shell/site-frame.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { DashboardContext } from '../workspace/dashboard-context.ts'
import { PageSkeleton } from '../workspace/page-skeleton.tsx'
import { Admitted } from './admitted.tsx'
import type { ChangeOfCompany } from './company-choice/change-of-company.ts'
import { CompanySwitch } from './company-choice/company-switch.tsx'
import { RemovedFromCompany } from './company-choice/removed-from-company.tsx'
import { useOwnCompanies } from './company-choice/use-own-companies.ts'
import { useDashboardLinks } from './dashboard-links.ts'
import { Frame } from './frame/frame.tsx'
import { QuotaMeter } from './quota-meter.tsx'
import { useStats } from './use-stats.ts'

export const handle = routeHandle({
  phrases: ['dashboard', 'forms', 'errors'],
  isPersonal: true,
  hasOwnFrame: true,
})

/** Most readers work for a company. */
const unknownReader = { hasCompany: true, isPlatformAdmin: false }

/** Everything under `/dashboard`. The server sends the frame; the browser has the reader and the active company. */
export default function DashboardLayout() {
  return <SignedInOnly fallback={<Waiting />}>{() => <Dashboard />}</SignedInOnly>
}

/** Shows the error page inside the frame of the site. */
export const ErrorBoundary = () => (
  <SiteFrame isPersonal>
    <ErrorPage />
  </SiteFrame>
)

function Dashboard() {
  const [removedFrom, setRemovedFrom] = useState<Bilingual | null>(null)
  const own = useOwnCompanies(useTellChange(setRemovedFrom))
  return (
    <CompanyContext value={own.profile?.activeOrganization?.organization.id ?? null}>
      <DashboardFrame own={own} removedFrom={removedFrom} onGoOn={() => setRemovedFrom(null)} />
    </CompanyContext>
  )
}

/** One frame from the first moment on, so that a menu opened early stays open. */
type DashboardFrameProps = {
  own: ReturnType<typeof useOwnCompanies>
  /** The company whose team the reader was taken out of, until they go on. */
  removedFrom: Bilingual | null
  onGoOn: () => void
}

function DashboardFrame({ own, removedFrom, onGoOn }: DashboardFrameProps) {
  const t = usePhrases('dashboard')
  const { profile, failure, reload } = own
  const active = profile?.activeOrganization ?? null
  const stats = useStats(active !== null)
  const overview = useOverview()
  const dashboard = profile && { ...own, ...stats, profile, active }
  const reader = profile
    ? { hasCompany: active !== null, isPlatformAdmin: profile.userType === 'admin' }
    : unknownReader

  return (
    <DashboardContext value={dashboard}>
      <Frame
        label={t('navigation')}
        top={dashboard ? <CompanySwitch /> : <SwitchSkeleton />}
        links={useDashboardLinks(reader, stats.stats)}
        bottom={stats.stats && <QuotaMeter plan={stats.stats.plan} />}
      >
        {!dashboard ? (
          <PageSkeleton overview={overview} failure={failure} reload={reload} />
        ) : removedFrom ? (
          <RemovedFromCompany name={removedFrom} onGoOn={onGoOn} />
        ) : (
          <Admitted />
        )}
      </Frame>
    </DashboardContext>
  )
}

/** Reports a change of the active company, and leads away from pages that are not the reader's any more. */
function useTellChange(onRemoved: (name: Bilingual) => void) {
  const t = usePhrases('dashboard')
  const locale = useLocale()
  const paths = usePaths()
  const navigate = useNavigate()
  return ({ kind, name }: ChangeOfCompany) => {
    const company = isolateName(readIn(locale, name).text)
    if (kind === 'switched') return toast(t('changedElsewhere', { company }), 'info')
    if (kind === 'impersonation-ended') return void navigate(paths.admin())
    // The page shows it until it is read; a toast would cover its title.
    onRemoved(name)
  }
}

/** The frame before the session is known. */
function Waiting() {
  const t = usePhrases('dashboard')
  return (
    <Frame label={t('navigation')} top={<SwitchSkeleton />} links={useDashboardLinks(unknownReader, null)}>
      <PageSkeleton overview={useOverview()} />
    </Frame>
  )
}

/** Where the way through the pages begins. */
function useOverview() {
  const t = usePhrases('dashboard')
  return { to: usePaths().dashboard(), label: t('overview') }
}

const SwitchSkeleton = () => <Skeleton className="h-13 w-full rounded-m" />
