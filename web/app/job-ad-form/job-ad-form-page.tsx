import { getDashboardJobAd, type TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { listOrganizationLocations } from '@qareeb/contract/organization-locations'
import { getOrganization } from '@qareeb/contract/organizations'
import { useSearchParams } from 'react-router'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { PageTop } from '../workspace/page-top.tsx'
import { AdForm } from './ad-form.tsx'
import { emptyJobAd, typedOf } from './typed/typed-job-ad.ts'

export const handle = routeHandle({ phrases: ['jobAdForm', 'jobAds', 'fields', 'units'], shape: 'form' })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('jobAdForm')('newTitle'), noindex: true },
}))

export const meta = pageMeta

/** Writes a new job ad, edits one (`?id`), or begins a new one with the content of another (`&republish=true`). */
export default function JobAdFormPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  const isCopy = query.get('republish') === 'true'
  const stored = useQueryOf(getDashboardJobAd, id ? { params: { id } } : null, { isFresh: true })
  const locations = useQueryOf(listOrganizationLocations, { query: {} })
  const company = useQueryOf(getOrganization, { query: {} })
  const failed = [stored, locations, company].find(({ failure }) => failure !== null)
  const isReady = locations.data && company.data && (id === null || stored.data)

  if (!isReady || !locations.data || !company.data) return <Waiting failed={failed} />
  const jobAd = id === null || isCopy ? null : (stored.data?.team ?? null)
  const copied = stored.data?.team?.content
  return (
    <AdForm
      // Another ad is another form.
      key={`${id ?? 'new'} ${isCopy}`}
      jobAd={jobAd}
      initial={typedFrom(jobAd, isCopy ? copied : undefined, company.data.plan)}
      locations={locations.data.items}
      organization={company.data}
    />
  )
}

const typedFrom = (
  jobAd: TeamJobAd | null,
  copied: TeamJobAd['content'] | undefined,
  plan: TeamJobAd['content']['adType'],
) => {
  if (jobAd) return typedOf(jobAd.content)
  return copied ? { ...typedOf(copied), deadline: '' } : emptyJobAd(plan)
}

function Waiting({ failed }: { failed: { failure: string | null; reload: () => void } | undefined }) {
  const t = usePhrases('jobAdForm')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  return (
    <>
      <PageTop title={t('newTitle')} crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]} />
      <ShapeOrFailed shape="form" failure={failed?.failure ?? null} reload={failed?.reload ?? (() => {})} />
    </>
  )
}
