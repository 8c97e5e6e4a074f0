import { useParams } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { AdNotFound, AdOfOtherCompany } from '../job-ads/dashboard/ad-of-other-company.tsx'
import { useOwnJobAd } from '../job-ads/dashboard/use-own-job-ad.ts'
import { isOtherPath } from '../page/is-other-path.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import type { Failing } from '../ui/loading/loading-or-failed.tsx'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { ButtonSkeleton, TextSkeleton } from '../workspace/page-skeleton.tsx'
import { PageTop } from '../workspace/page-top.tsx'
import { JobAdView } from './job-ad-view.tsx'

export const handle = routeHandle({
  phrases: [
    'candidates',
    'answering',
    'candidateBoard',
    'candidateExport',
    'match',
    'adNumbers',
    'jobAdList',
    'jobPage',
    'audit',
    'files',
  ],
  shape: 'searched-list',
  hasActions: true,
  hasRail: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('candidates')('title'), noindex: true },
}))

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** One ad of the company: its state, its actions, its candidates and its history. */
export default function CandidatesPage() {
  const { id = '' } = useParams()
  const found = useOwnJobAd(id)
  switch (found.kind) {
    case 'own':
      return <JobAdView jobAd={found.jobAd} />
    case 'other':
      return <AdOfOtherCompany company={found.company} />
    case 'none':
      return <AdNotFound />
    case 'waiting':
      return <Waiting failure={found.failure} reload={found.reload} />
  }
}

/** The outline of the page while the ad loads, under a placeholder of its head. */
function Waiting(state: Failing) {
  const t = usePhrases('candidates')
  const ads = usePhrases('jobAdList')
  const paths = usePaths()
  return (
    <>
      <PageTop
        title={t('title')}
        crumbs={[{ to: paths.jobAds(), label: ads('title') }]}
        text={<TextSkeleton />}
        actions={<ButtonSkeleton />}
      />
      <ShapeOrFailed shape="searched-list" {...state} />
    </>
  )
}
