import { useParams } from 'react-router'
import { AdNotFound, AdOfOtherCompany } from '../job-ads/dashboard/not-this-company.tsx'
import { useOwnJobAd } from '../job-ads/dashboard/use-own-job-ad.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { JobAdView } from './job-ad-view.tsx'

export const handle = routeHandle({
  phrases: [
    'candidates',
    'answering',
    'candidateBoard',
    'candidateExport',
    'adNumbers',
    'jobAdList',
    'jobPage',
    'audit',
    'files',
  ],
  shape: 'searched-list',
  hasActions: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('candidates')('title'), noindex: true },
}))

export const meta = pageMeta

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
      return <ShapeOrFailed shape="searched-list" failure={found.failure} reload={found.reload} />
  }
}
