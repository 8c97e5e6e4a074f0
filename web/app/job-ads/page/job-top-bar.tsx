import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { EarlyScript } from '../../page/early-script.tsx'
import { neverChanges, useStore } from '../../page/use-store.ts'
import { hideBeforeList, mayHoldAd } from '../source-list/keeps-source-list.ts'
import { AdActions } from './ad-actions.tsx'
import type { CategoryLink } from './category-link.server.ts'

// No list comes before a first visit.
const ListBar = lazy(() => import('./list-bar.tsx'))

type JobTopBarProps = {
  jobAd: PageJobAd
  url: string
  /** The location that the page shows. */
  locationId: string | undefined
  category: CategoryLink
}

/** The way back: to the list that the ad was opened from, with its neighbours there, else to its category in its city. */
export function JobTopBar({ jobAd, url, locationId, category }: JobTopBarProps) {
  const t = usePhrases('jobPage')
  const mayHaveList = useStore(
    neverChanges,
    () => mayHoldAd(jobAd.id),
    // The server knows nothing of a tab.
    () => false,
  )
  const outside = <CategoryBack {...category} />
  return (
    <nav aria-label={t('aroundAd')} className="job-top-bar">
      {mayHaveList ? (
        <Suspense fallback={<span className="job-top-back" />}>
          <ListBar jobAdId={jobAd.id} outside={outside} />
        </Suspense>
      ) : (
        outside
      )}
      <EarlyScript code={import.meta.env.SSR ? hideBeforeList(jobAd.id) : ''} />
      <div className="job-top-actions">
        <AdActions jobAd={jobAd} url={url} locationId={locationId} />
      </div>
    </nav>
  )
}

const CategoryBack = ({ address, text }: CategoryLink) => (
  <Link to={address} className="job-top-back">
    <ArrowLeft className="flip-rtl size-5 shrink-0" aria-hidden />
    <span className="truncate">{text}</span>
  </Link>
)
