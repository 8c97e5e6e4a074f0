import { useParams } from 'react-router'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { AdNotFound, AdOfOtherCompany } from './not-this-company.tsx'
import { OwnJobAdView } from './own-job-ad-view.tsx'
import { useOwnJobAd } from './use-own-job-ad.ts'

export const handle = routeHandle({ phrases: ['jobAdList', 'audit'], shape: 'form', hasActions: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('jobAdList')('title'), noindex: true },
}))

export const meta = pageMeta

/** One ad of the company: its state, its actions, its candidates and its history. */
export default function DashboardJobAdPage() {
  const { id = '' } = useParams()
  const found = useOwnJobAd(id)
  switch (found.kind) {
    case 'own':
      return <OwnJobAdView jobAd={found.jobAd} />
    case 'other':
      return <AdOfOtherCompany company={found.company} />
    case 'none':
      return <AdNotFound />
    case 'waiting':
      return <ShapeOrFailed shape="form" failure={found.failure} reload={found.reload} />
  }
}
