import { getDashboardJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { listOrganizationLocations } from '@qareeb/contract/organization-locations'
import { getOrganization } from '@qareeb/contract/organizations'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { isOtherPath } from '../page/is-other-path.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useNow } from '../page/use-site.ts'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { PageTop } from '../workspace/page-top.tsx'
import { AdForm } from './ad-form.tsx'
import { beginWith } from './initial/begin-with.ts'

export const handle = routeHandle({
  phrases: ['jobAdForm', 'jobAdRequirements', 'jobAdList', 'jobAds', 'fields', 'units'],
  shape: 'form',
  isDesk: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('jobAdForm')('newTitle'), noindex: true },
}))

export const meta = pageMeta

/** Another query is the same page; the browser loads the ad that it names. */
export const shouldRevalidate = isOtherPath

/** Writes a new job ad, edits one (`?id`), or begins a new one with the content of another (`&republish=true`). */
export default function JobAdFormPage() {
  const { id, isCopy, isPreviewed, isChecked, form, onCreated } = useNamedAd()
  const errors = usePhrases('errors')
  const now = useNow()
  const stored = useQueryOf(getDashboardJobAd, id ? { params: { id } } : null, { isFresh: true })
  const locations = useQueryOf(listOrganizationLocations, { query: {} })
  const company = useQueryOf(getOrganization, { query: {} })
  const failed = [stored, locations, company].find(({ failure }) => failure !== null)
  const named = stored.data?.team ?? null

  // For an ad of others only the public view is returned.
  if (stored.data && !named)
    return <Waiting failed={{ failure: errors('jobAd.notFound'), reload: stored.reload }} />
  if (!locations.data || !company.data || (id !== null && !named)) return <Waiting failed={failed} />
  const { plan } = company.data
  const { initial, notTaken } = beginWith(named, { isCopy, plan, now })
  const opened = {
    jobAd: isCopy ? null : named,
    initial,
    plan,
    companyId: company.data.id,
    copyOf: isCopy ? id : null,
    onCreated,
  }
  return (
    <AdForm
      key={form}
      opened={opened}
      notTaken={notTaken}
      locations={locations.data.items}
      organization={company.data}
      isPreviewed={isPreviewed}
      isChecked={isChecked}
    />
  )
}

/** `form` changes where another form begins. */
type Named = { id: string | null; isCopy: boolean; isPreviewed: boolean; isChecked: boolean; form: string }

/**
 * The ad that the address names. When the form has made a new one, the address names that from then on, and the same
 * form continues with it.
 */
function useNamedAd(): Named & { onCreated: (id: string) => void } {
  const [query] = useSearchParams()
  const paths = usePaths()
  const navigate = useNavigate()
  const { key } = useLocation()
  const address = {
    id: query.get('id'),
    isCopy: query.get('republish') === 'true',
    isPreviewed: query.get('preview') === 'true',
    isChecked: query.get('check') === 'true',
    form: key,
  }
  const [made, setMade] = useState<{ id: string; in: Named } | null>(null)
  const named = made && address.id === made.id ? made.in : address
  const onCreated = (id: string) => {
    setMade({ id, in: named })
    void navigate(paths.jobAdForm({ id }), { replace: true, preventScrollReset: true })
  }
  return { ...named, onCreated }
}

function Waiting({ failed }: { failed: { failure: string | null; reload: () => void } | undefined }) {
  const t = usePhrases('jobAdForm')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  return (
    <div className="p-4 lg:p-6">
      <PageTop title={t('newTitle')} crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]} />
      <ShapeOrFailed shape="form" failure={failed?.failure ?? null} reload={failed?.reload ?? (() => {})} />
    </div>
  )
}
