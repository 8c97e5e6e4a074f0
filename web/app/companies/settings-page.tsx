import { getOrganization } from '@qareeb/contract/organizations'
import type { BoundCall } from '../api.ts'
import { ActivitySection } from '../audit/activity-section.tsx'
import { PageTop } from '../dashboard/page-top.tsx'
import { routeHandle } from '../i18n/route-handle.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'
import { LoadingOrFailed } from '../ui/loading-or-failed.tsx'
import { useLoaded } from '../use-loaded.ts'
import { CompanyDataSection } from './company-data-section.tsx'
import { DeleteCompanySection } from './delete-company-section.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { RetentionSection } from './retention-section.tsx'

export const handle = routeHandle({
  phrases: ['audit', 'companySettings', 'companies', 'profile', 'identity'],
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('companySettings')('title'), noindex: true },
}))

export const meta = pageMeta

const load = (call: BoundCall) => call(getOrganization, { query: {} })

/** What the company decides about itself, its data, and its end. */
export default function SettingsPage() {
  const t = usePhrases('companySettings')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const { data: organization, failure, reload, replace } = useLoaded(load)
  return (
    <>
      <PageTop title={t('title')} crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]} />
      {organization ? (
        <div className="grid max-w-3xl gap-6">
          <MarketingSection organization={organization} onChange={replace} />
          <RetentionSection organization={organization} onChange={replace} />
          <ActivitySection />
          <CompanyDataSection />
          <DeleteCompanySection organization={organization} />
        </div>
      ) : (
        <div className="max-w-3xl rounded-l border border-line bg-surface p-7">
          <LoadingOrFailed failure={failure} reload={reload} lines={6} />
        </div>
      )}
    </>
  )
}
