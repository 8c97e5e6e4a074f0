import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { JobAdList } from '@qareeb/contract/search'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { readViewer } from '../map/viewer.ts'
import { useCall } from '../use-call.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { useHydrated } from '../use-hydrated.ts'
import { recallPages, rememberPages } from './page-memory.ts'
import { inNamedPlace, listQueryOf } from './search-address.ts'
import { useScrollAfterReload } from './use-scroll-after-reload.ts'
import { useSearch } from './use-search.ts'

export type LoadedPages = {
  ads: JobAdCard[]
  /** Cursor of the page after the last that is shown. */
  next: string | null
  isLoading: boolean
  hasFailed: boolean
  /** True once the reader has asked for more here. */
  asked: boolean
  loadMore: () => void
}

type More = { ads: JobAdCard[]; next: string | null }

/** The page that came with the address and those that were loaded under it, which a reload and the back button bring back. */
export function useLoadedPages(list: JobAdList): LoadedPages {
  const call = useCall()
  const tellFailure = useFailureToast()
  const { search } = useSearch()
  const { key } = useLocation()
  const [more, setMore] = useState<(More & { of: JobAdList }) | null>(null)
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const [asked, setAsked] = useState(false)
  const isHydrated = useHydrated()
  const recalled = useMemo(() => (isHydrated ? recallPages(key, list.next) : null), [isHydrated, key, list])
  const shown = more?.of === list ? more : recalled
  useScrollAfterReload(key, isHydrated)

  const next = shown ? shown.next : list.next
  const loadMore = async () => {
    setAsked(true)
    setState('loading')
    try {
      const { listJobAds } = await import('@qareeb/contract/search')
      const query = {
        ...listQueryOf(inNamedPlace(search, list.place), readViewer()),
        sort: list.sort,
        after: next ?? undefined,
      }
      const page = await call(listJobAds, { query })
      const loaded = { ads: [...(shown?.ads ?? []), ...page.items], next: page.next }
      rememberPages(key, { ...loaded, first: list.next })
      setMore({ ...loaded, of: list })
      setState('rest')
    } catch (error) {
      setState('failed')
      void tellFailure(error)
    }
  }

  const ads = withoutRepetition([...list.items, ...(shown?.ads ?? [])])
  return {
    ads,
    next,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    asked,
    loadMore: () => void loadMore(),
  }
}

/** An ad that was published again between two pages may come twice. */
const withoutRepetition = (ads: JobAdCard[]) => [...new Map(ads.map((ad) => [ad.id, ad])).values()]
