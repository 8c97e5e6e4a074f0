import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useScrollWhenWhole } from '../../page/use-scroll-when-whole.ts'
import { useHydrated } from '../../page/use-store.ts'
import { useCall } from '../../session/use-call.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { readViewer, useViewer } from '../../session/viewer.ts'
import { inNamedPlace, listQueryOf } from '../address/search-address.ts'
import type { ShownList } from '../shown-list.ts'
import { awaitsOwnDistances } from './own-distances.ts'
import {
  type ListAgain,
  listAgain,
  pagesAfter,
  recallPages,
  type RememberedPages,
  rememberPages,
} from './page-memory.ts'
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
  pages: RememberedPages | null
}

/** The page that came with the address and those that were loaded under it, which a reload and the back button bring back. */
export function useLoadedPages(list: ShownList): LoadedPages {
  const call = useCall()
  const tellFailure = useFailureToast()
  const { search } = useSearch()
  const { key } = useLocation()
  const first = useFirstOf(list, key)
  const [kept, setProgress] = useState<Progress | null>(null)
  const progress: Progress =
    kept?.of === first ? kept : { of: first, state: 'rest', asked: false, pages: null }
  const isHydrated = useHydrated()
  const viewer = useViewer()
  const recalled = useMemo(() => (isHydrated ? recallPages(key, list) : null), [isHydrated, key, list])
  const shown = progress.pages ? pagesAfter(list, progress.pages) : recalled
  useScrollWhenWhole(key, isHydrated && !awaitsOwnDistances({ search, list }, viewer))

  // Ignore a page that was requested for the list before.
  const loading = useRef<AbortController | null>(null)
  useEffect(() => () => loading.current?.abort(), [first])

  const ads = withoutRepetition([...list.items, ...(shown?.ads ?? [])])
  const next = shown ? shown.next : list.next
  const loadMore = async () => {
    const { signal } = (loading.current = new AbortController())
    setProgress({ ...progress, state: 'loading', asked: true })
    try {
      const { listJobAds } = await import('@qareeb/contract/search')
      const query = {
        ...listQueryOf(inNamedPlace(search, list), readViewer()),
        sort: list.sort,
        after: next ?? undefined,
      }
      const page = await call(listJobAds, { query }, { signal })
      const pages = { ads: withoutRepetition([...ads, ...page.items]), next: page.next }
      rememberPages(key, list, pages)
      setProgress({ of: first, state: 'rest', asked: true, pages })
    } catch (error) {
      if (signal.aborted) return
      setProgress({ ...progress, state: 'failed', asked: true })
      void tellFailure(error)
    }
  }

  return {
    ads,
    next,
    isLoading: progress.state === 'loading',
    hasFailed: progress.state === 'failed',
    asked: progress.asked,
    loadMore: () => void loadMore(),
  }
}

/** The first of the lists that are this one, only loaded again: see `listAgain`. */
function useFirstOf(list: ShownList, entry: string): ShownList {
  const [before, setBefore] = useState<ListAgain<ShownList>>({ list, entry, first: list })
  const now = listAgain(before, { list, entry })
  if (now !== before) setBefore(now)
  return now.first
}

/** An ad that was published again between two pages may come twice. */
const withoutRepetition = (ads: ShownJobAd[]) => [...new Map(ads.map((ad) => [ad.id, ad])).values()]
