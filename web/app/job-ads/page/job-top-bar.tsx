import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { EarlyScript } from '../../page/early-script.tsx'
import { neverChanges, useStore } from '../../page/use-store.ts'
import { chooseWayBack, mayHoldAd } from '../source-list/keeps-source-list.ts'
import { AdActions } from './ad-actions.tsx'
import type { CategoryLink } from './category-link.server.ts'

// A first visit has no source list.
const SourceListBar = lazy(() => import('./source-list-bar.tsx'))

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
  // Deferred: what the server drew stays until the bar of the list is here.
  const mayHaveList = useDeferredValue(
    useStore(
      neverChanges,
      () => mayHoldAd(jobAd.id),
      // The server knows nothing of a tab.
      () => false,
    ),
  )
  // The early script shows it and gives it the address of the list, until the number and the neighbours are here.
  const toList = (link: { hidden: boolean }) => (
    <a {...link} className="job-top-back" suppressHydrationWarning>
      {label(t('results'))}
    </a>
  )
  const outside = (
    <Link to={category.address} className="job-top-back">
      {label(category.text)}
    </Link>
  )
  return (
    <nav aria-label={t('aroundAd')} className="job-top-bar">
      <Suspense fallback={toList({ hidden: false })}>
        {mayHaveList ? (
          <SourceListBar jobAdId={jobAd.id} outside={outside} />
        ) : (
          <>
            {toList({ hidden: true })}
            <EarlyScript code={import.meta.env.SSR ? chooseWayBack(jobAd.id) : ''} />
            {outside}
          </>
        )}
      </Suspense>
      <div className="job-top-actions">
        <AdActions jobAd={jobAd} url={url} locationId={locationId} />
      </div>
    </nav>
  )
}

const label = (text: string) => (
  <>
    <ArrowLeft className="flip-rtl size-5 shrink-0" aria-hidden />
    <span className="truncate">{text}</span>
  </>
)
