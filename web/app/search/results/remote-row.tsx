import type { FacetCounts, RoundedCount } from '@qareeb/contract/search/counts'
import { ChevronRight, HouseWifi } from 'lucide-react'
import { Suspense, use, useEffect, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { asksForRemote, remoteJobs } from '../address/search-address.ts'
import { SearchLink } from '../address/search-link.tsx'
import { promiseKey } from './promise-key.ts'
import { useSearch } from './use-search.ts'

type Known = RoundedCount | null | undefined

/**
 * Jobs without a place on the map: a row among the cards, which follow the near ones at the end of the list as
 * well. While their number is unknown, the last known one keeps the room, so that the cards below do not jump.
 */
export function RemoteRow({ facets }: { facets: Promise<FacetCounts | null> }) {
  const { search, list } = useSearch()
  const [last, setLast] = useState<Known>()
  // A list of remote jobs alone says how many they are in its heading.
  if (search.filters.workMode || asksForRemote(search, list.typedFilters)) return null
  return (
    <Suspense key={promiseKey(facets)} fallback={<LastRemote remote={last} />}>
      <KnownRemote facets={facets} onKnown={setLast} />
    </Suspense>
  )
}

function LastRemote({ remote }: { remote: Known }) {
  return remote === undefined ? (
    <li className="search-remote" aria-hidden>
      <Skeleton className="h-5 w-1/2" />
    </li>
  ) : (
    <Row remote={remote} />
  )
}

type KnownRemoteProps = { facets: Promise<FacetCounts | null>; onKnown: (remote: Known) => void }

function KnownRemote({ facets, onKnown }: KnownRemoteProps) {
  const remote = use(facets)?.remote ?? null
  useEffect(() => onKnown(remote), [onKnown, remote])
  return <Row remote={remote} />
}

const phrases = { exact: 'remoteFromHome', about: 'remoteFromHomeAbout' } as const

function Row({ remote }: { remote: RoundedCount | null }) {
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
