import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../page/use-hydrated.ts'
import { useCall } from '../../session/use-call.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { readViewer, useViewer } from '../../session/viewer.ts'
import { inNamedPlace, listQueryOf } from '../address/search-address.ts'
import type { ShownList } from '../shown-list.ts'
import { awaitsOwnDistances } from './own-distances.ts'
import { recallPages, rememberPages } from './page-memory.ts'
import { useScrollAfterReload } from './use-scroll-after-reload.ts'
import { useSearch } from './use-search.ts'

export type LoadedPages = {
  ads: ShownJobAd[]
  /** Cursor of the page after the last that is shown. */
  next: string | null
  isLoading: boolean
  hasFailed: boolean
  /** True once the reader has asked for more here. */
  asked: boolean
  loadMore: () => void
}

/** The pages of a list loaded since it came; another list begins without them. */
type Progress = {
  of: ShownList
  state: 'rest' | 'loading' | 'failed'
  asked: boolean
  more: { ads: ShownJobAd[]; next: string | null } | null
}

/** The page that came with the address and those that were loaded under it, which a reload and the back button bring back. */
export function useLoadedPages(list: ShownList): LoadedPages {
  const call = useCall()
  const tellFailure = useFailureToast()
  const { search } = useSearch()
  const { key } = useLocation()
  const [kept, setProgress] = useState<Progress | null>(null)
  const progress: Progress = kept?.of === list ? kept : { of: list, state: 'rest', asked: false, more: null }
  const isHydrated = useHydrated()
  const viewer = useViewer()
  const recalled = useMemo(() => (isHydrated ? recallPages(key, list) : null), [isHydrated, key, list])
  const shown = progress.more ?? recalled
  useScrollAfterReload(key, isHydrated && !awaitsOwnDistances({ search, list }, viewer))

  // Ignore a page that was requested for the list before.
  const loading = useRef<AbortController | null>(null)
  useEffect(() => () => loading.current?.abort(), [list])

  const next = shown ? shown.next : list.next
  const loadMore = async () => {
    const { signal } = (loading.current = new AbortController())
    setProgress({ ...progress, state: 'loading', asked: true })
    try {
      const { listJobAds } = await import('@qareeb/contract/search')
      const query = {
        ...listQueryOf(inNamedPlace(search, list.place), readViewer()),
        sort: list.sort,
        after: next ?? undefined,
      }
      const page = await call(listJobAds, { query }, { signal })
      const loaded = { ads: [...(shown?.ads ?? []), ...page.items], next: page.next }
      rememberPages(key, list, { ads: [...list.items, ...loaded.ads], next: loaded.next })
      setProgress({ of: list, state: 'rest', asked: true, more: loaded })
    } catch (error) {
      if (signal.aborted) return
      setProgress({ ...progress, state: 'failed', asked: true })
      void tellFailure(error)
    }
  }

  const ads = withoutRepetition([...list.items, ...(shown?.ads ?? [])])
  return {
    ads,
    next,
    isLoading: progress.state === 'loading',
    hasFailed: progress.state === 'failed',
    asked: progress.asked,
    loadMore: () => void loadMore(),
  }
}

/** An ad that was published again between two pages may come twice. */
const withoutRepetition = (ads: ShownJobAd[]) => [...new Map(ads.map((ad) => [ad.id, ad])).values()]
