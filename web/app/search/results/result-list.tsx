import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { type ReactNode, Suspense, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { JobAdCardSkeleton } from '../../job-ads/card/job-ad-card-skeleton.tsx'
import { cx } from '../../ui/cx.ts'
import { TryAgain } from '../../ui/loading/try-again.tsx'
import { ResultHeading } from './heading/result-heading.tsx'
import { ListedAd } from './listed-ad.tsx'
import type { SearchPageData } from './load-search-page.ts'
import { MoreAds } from './more-ads.tsx'
import { NoResults } from './next-steps/no-results.tsx'
import { Notices } from './notices.tsx'
import { promiseKey } from './promise-key.ts'
import { RemoteRow } from './remote-row.tsx'
import { useKeptList } from './use-kept-list.ts'
import { useLoadedPages } from './use-loaded-pages.ts'
import { useOrigin } from './use-origin.ts'

/** The list of ads: their number, notices, the cards, and the button for more. Each ad of the map is also in it. */
export function ResultList({ search, list, facets, nextSteps, failure }: SearchPageData) {
  const t = usePhrases('search')
  const isUpdating = useIsUpdating()
  const pages = useLoadedPages(list)
  const origin = useOrigin(list)
  const items = useRef<HTMLOListElement>(null)
  const [near, further] = [
    pages.ads.slice(0, adsBeforeRemote(pages.ads)),
    pages.ads.slice(adsBeforeRemote(pages.ads)),
  ]
  const keepList = useKeptList({ search, list, facets }, pages)

  return (
    <section aria-label={t('results')} aria-busy={isUpdating}>
      <ResultHeading list={list} facets={facets} isUpdating={isUpdating} />
      {failure && <Outdated failure={failure} />}
      <Notices list={list} search={search} />
      {list.wantsPosition && (
        <ol aria-hidden className="search-awaited job-card-list">
          <Skeletons count={7} />
        </ol>
      )}
      {/* The list around the reader replaces another one as a whole: cards of both lists would move otherwise. */}
      <div
        key={search.near ? 'near' : 'elsewhere'}
        className={cx('search-meanwhile transition-opacity', isUpdating && 'opacity-50')}
      >
        {pages.ads.length === 0 && (
          <Suspense key={promiseKey(nextSteps)} fallback={<JobAdCardSkeleton />}>
            <div className="p-4">
              <NoResults nextSteps={nextSteps} />
            </div>
          </Suspense>
        )}
        <ol ref={items} className="job-card-list empty:hidden">
          {near.map((jobAd) => (
            <ListedAd key={jobAd.id} jobAd={jobAd} origin={origin} onOpen={keepList} />
          ))}
          <RemoteRow facets={facets} />
          {further.map((jobAd) => (
            <ListedAd key={jobAd.id} jobAd={jobAd} origin={origin} onOpen={keepList} />
          ))}
          {pages.isLoading && <Skeletons count={3} />}
        </ol>
        <MoreAds pages={pages} list={items} />
      </div>
    </section>
  )
}

/** The remote jobs stand after the fifth near one, or after the last where there are fewer. */
function adsBeforeRemote(ads: readonly ShownJobAd[]): number {
  const remote = ads.findIndex(({ workMode }) => workMode === 'full-remote')
  return Math.min(5, remote < 0 ? ads.length : remote)
}

/** The latest request failed. */
function Outdated({ failure }: { failure: string }) {
  const t = usePhrases('search')
  const { revalidate } = useRevalidator()
  return (
    <div className="m-4 rounded-m bg-warn-soft p-4 text-sm text-warn">
      <TryAgain failure={`${failure} ${t('outdated')}`} onAgain={() => void revalidate()} />
    </div>
  )
}

function Skeletons({ count }: { count: number }): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden>
      <JobAdCardSkeleton />
    </li>
  ))
}

/** Whether another search loads, not another page. */
function useIsUpdating() {
  const { location } = useNavigation()
  return location?.pathname === usePaths().search()
}
