import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { useMemo } from 'react'
import { JobAdCard } from '../../job-ads/card/job-ad-card.tsx'
import { fromList } from '../../job-ads/source-list/source-list.ts'
import { useNow } from '../../page/use-site.ts'
import { useKeptList } from '../results/use-kept-list.ts'
import { useSearchPage } from '../use-search-page.ts'

/** The card of an ad that was opened on the map. The page of the ad links back to these results. */
export function PinCard({ jobAd }: { jobAd: ShownJobAd }) {
  const results = useSearchPage()
  const { items, next } = results.list
  const listed = useMemo(
    () => (items.some(({ id }) => id === jobAd.id) ? { ads: items, next } : { ads: [jobAd], next: null }),
    [items, next, jobAd],
  )
  const keepList = useKeptList(results, listed)
  return (
    // The link inside is the control; this only keeps the list for its page.
    <div onClickCapture={() => keepList()}>
      <JobAdCard jobAd={jobAd} now={useNow()} linkState={fromList} />
    </div>
  )
}
