import type { FacetCounts, RoundedCount } from '@qareeb/contract/search'
import { ChevronRight, House } from 'lucide-react'
import { Suspense, use, useEffect, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { asksForRemote, remoteJobs } from '../address/search-address.ts'
import { SearchLink } from '../address/search-link.tsx'
import { promiseKey } from './promise-key.ts'
import { useSearch } from './use-search.ts'

type Known = RoundedCount | null | undefined

/**
 * Jobs that have no place on the map: they stand above the list of those that have one. While nobody knows how many
 * there are, the last that was known keeps the room, so that the cards below do not jump.
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
  return remote === undefined ? <Skeleton className="mb-3 h-17 w-full rounded-l" /> : <Row remote={remote} />
}

type KnownRemoteProps = { facets: Promise<FacetCounts | null>; onKnown: (remote: Known) => void }

function KnownRemote({ facets, onKnown }: KnownRemoteProps) {
  const remote = use(facets)?.remote ?? null
  useEffect(() => onKnown(remote), [onKnown, remote])
  return <Row remote={remote} />
}

const phrases = { exact: 'remoteJobs', about: 'remoteJobsAbout' } as const

function Row({ remote }: { remote: RoundedCount | null }) {
  const t = usePhrases('search')
  if (!remote || remote.value === 0) return null

  return (
    <SearchLink
      change={remoteJobs}
      className="mb-3 flex items-center gap-3 rounded-l border border-line bg-surface px-4 py-3 hover:border-line-strong"
    >
      <span className="grid size-10 place-items-center rounded-m bg-info-soft text-info">
        <House className="size-5" aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-[0.95rem] font-semibold">
          {t(phrases[remote.kind], { count: remote.value })}
        </span>
        <span className="block text-sm text-ink-3">{t('remoteNote')}</span>
      </span>
      <ChevronRight className="flip-rtl size-5 text-ink-3" aria-hidden />
    </SearchLink>
  )
}
