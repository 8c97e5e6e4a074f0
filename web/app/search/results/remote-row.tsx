import type { FacetCounts } from '@qareeb/contract/search/counts'
import { ChevronRight, HouseWifi } from 'lucide-react'
import { Suspense, use } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { useSettled } from '../../ui/loading/use-settled.ts'
import { remoteJobs } from '../address/search-address.ts'
import { SearchLink } from '../address/search-link.tsx'
import { listsRemoteAlone } from './listed-total.ts'
import { useSearch } from './use-search.ts'

/**
 * Jobs without a place on the map: a row among the cards, which follow the near ones at the end of the list as
 * well. While their number is unknown, the last known one stays, so that the cards below do not jump.
 */
export function RemoteRow({ facets }: { facets: Promise<FacetCounts | null> }) {
  const { search, list } = useSearch()
  const settled = useSettled(facets)
  // A list of remote jobs alone has their number in its heading.
  if (search.filters.workMode || listsRemoteAlone(search, list.typedFilters)) return null
  return (
    <Suspense fallback={<Unknown />}>
      <Row facets={settled} />
    </Suspense>
  )
}

const Unknown = () => (
  <li className="search-remote" aria-hidden>
    <Skeleton className="h-5 w-1/2" />
  </li>
)

const phrases = { exact: 'remoteFromHome', about: 'remoteFromHomeAbout' } as const

function Row({ facets }: { facets: Promise<FacetCounts | null> }) {
  const remote = use(facets)?.remote
  const t = usePhrases('search')
  const jobAds = usePhrases('jobAds')
  if (!remote || remote.value === 0) return null

  return (
    <li>
      <SearchLink change={remoteJobs} className="search-remote">
        <span className="grid size-9 shrink-0 place-items-center rounded-m bg-info-soft text-info">
          <HouseWifi className="size-5" aria-hidden />
        </span>
        <span className="text-[0.95rem] font-semibold">
          {t(phrases[remote.kind], { count: remote.value })}
        </span>
        <span className="min-w-0 flex-1 truncate text-[0.8125rem] text-ink-3 max-sm:invisible">
          {jobAds('fromAnywhere')}
        </span>
        <ChevronRight className="flip-rtl size-5 shrink-0 text-ink-3" aria-hidden />
      </SearchLink>
    </li>
  )
}
