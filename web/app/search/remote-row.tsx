import type { FacetCounts } from '@qareeb/contract/search'
import { ChevronRight, House } from 'lucide-react'
import { Suspense, use } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { promiseKey } from './promise-key.ts'
import { withFilters } from './search-address.ts'
import { SearchLink } from './search-link.tsx'
import { useSearch } from './use-search.ts'

/** Jobs that have no place on the map: they stand above the list of those that have one. */
export function RemoteRow({ facets }: { facets: Promise<FacetCounts | null> }) {
  return (
    <Suspense key={promiseKey(facets)}>
      <KnownRemote facets={facets} />
    </Suspense>
  )
}

const phrases = { exact: 'remoteJobs', about: 'remoteJobsAbout', atLeast: 'remoteJobsAtLeast' } as const

function KnownRemote({ facets }: { facets: Promise<FacetCounts | null> }) {
  const t = usePhrases('search')
  const { search } = useSearch()
  const remote = use(facets)?.remote
  if (!remote || remote.value === 0 || search.filters.workMode) return null

  return (
    <SearchLink
      change={(now) => withFilters(now, { workMode: ['full-remote'] })}
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
