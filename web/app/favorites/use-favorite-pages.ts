import { favoriteLimits } from '@qareeb/contract/favorite-limits'
import { type Favorite, listFavorites, listSavedJobAds } from '@qareeb/contract/favorites'
import { useCallback, useEffect, useState } from 'react'
import { useCall } from '../use-call.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { favoriteStore } from './favorite-store.ts'

type Page = { items: Favorite[]; next: string | null }

export type FavoritePages = Page & {
  state: 'loading' | 'rest' | 'failed'
  loadMore: () => void
}

/**
 * Saved jobs page by page: those of the account, or those that this browser keeps.
 * @param userId null for a reader who is not signed in
 */
export function useFavoritePages(userId: string | null): FavoritePages {
  const loadPage = useLoadPage(userId)
  const tellFailure = useFailureToast()
  const [page, setPage] = useState<Page>({ items: [], next: null })
  const [state, setState] = useState<FavoritePages['state']>('loading')

  const load = useCallback(
    async (shown: Page) => {
      setState('loading')
      try {
        const { items, next } = await loadPage(shown)
        setPage({ items: [...shown.items, ...items], next })
        setState('rest')
      } catch (error) {
        setState('failed')
        void tellFailure(error)
      }
    },
    [loadPage, tellFailure],
  )
  useEffect(() => void load({ items: [], next: null }), [load])
  return { ...page, state, loadMore: () => void load(page) }
}

function useLoadPage(userId: string | null) {
  const call = useCall()
  return useCallback(
    async ({ next }: Page): Promise<Page> => {
      if (userId !== null) return call(listFavorites, { query: { after: next ?? undefined } })
      const { ids } = favoriteStore.read()
      const from = Number(next ?? 0)
      const until = from + favoriteLimits.pageSize
      const wanted = ids.slice(from, until)
      const { items } =
        wanted.length > 0 ? await call(listSavedJobAds, { query: { ids: wanted } }) : { items: [] }
      return { items, next: until < ids.length ? String(until) : null }
    },
    [call, userId],
  )
}
