import { type Favorite, listFavorites, listSavedJobAds } from '@qareeb/contract/favorites'
import { favoriteBounds } from '@qareeb/contract/favorites/favorite-bounds'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from '../i18n/use-phrases.ts'
import { favoriteStore } from '../session/favorite-store.ts'
import { useCall } from '../session/use-call.ts'
import { failureText } from '../session/use-failure-toast.ts'
import { onFavoriteAdded } from './on-favorite-added.ts'

type Page = { items: Favorite[]; next: string | null }

export type FavoritePages = Page & {
  state: 'loading' | 'rest' | 'failed'
  /** Why no more have arrived, in words. */
  failure: string
  loadMore: () => void
}

/**
 * Saved jobs page by page: those of the account, or those that this browser keeps.
 * @param userId null for a reader who is not signed in
 */
export function useFavoritePages(userId: string | null): FavoritePages {
  const loadPage = useLoadPage(userId)
  const locale = useLocale()
  const [failure, setFailure] = useState('')
  const [page, setPage] = useState<Page>({ items: [], next: null })
  const [state, setState] = useState<FavoritePages['state']>('loading')

  const load = useCallback(
    async (shown: Page) => {
      setState('loading')
      try {
        const { items, next } = await loadPage(shown)
        setPage((page) => ({ items: joined(page.items, items), next }))
        setState('rest')
      } catch (error) {
        setFailure(await failureText(error, locale))
        setState('failed')
      }
    },
    [loadPage, locale],
  )
  useAdditions((items) => setPage((page) => ({ ...page, items: joined(items, page.items) })))
  useEffect(() => void load({ items: [], next: null }), [load])
  return { ...page, state, failure, loadMore: () => void load(page) }
}

/** Jobs to show, at the locations that were chosen for them in this browser. */
function queryOf(ids: string[]) {
  const { locationIds } = favoriteStore.read()
  return { ids, locationIds: locationIds && ids.map((id) => locationIds[id] ?? '') }
}

/** Both lists, the first one before the other; items of both come once. */
const joined = (first: Favorite[], second: Favorite[]): Favorite[] => {
  const known = new Set(first.map(({ jobAd }) => jobAd.id))
  return [...first, ...second.filter(({ jobAd }) => !known.has(jobAd.id))]
}

/** Jobs that are saved while the list is shown, most likely in another tab, where the account may not know them yet. */
function useAdditions(show: (items: Favorite[]) => void) {
  const call = useCall()
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(
    () =>
      onFavoriteAdded((ids) => {
        call(listSavedJobAds, { query: queryOf(ids.slice(0, favoriteBounds.pageSize)) }).then(
          ({ items }) => latest.current(items),
          // The next visit of the page shows them.
          () => undefined,
        )
      }),
    [call],
  )
}

function useLoadPage(userId: string | null) {
  const call = useCall()
  return useCallback(
    async ({ next }: Page): Promise<Page> => {
      if (userId !== null) return call(listFavorites, { query: { after: next ?? undefined } })
      const { ids } = favoriteStore.read()
      const from = Number(next ?? 0)
      const until = from + favoriteBounds.pageSize
      const wanted = ids.slice(from, until)
      const { items } =
        wanted.length > 0 ? await call(listSavedJobAds, { query: queryOf(wanted) }) : { items: [] }
      return { items, next: until < ids.length ? String(until) : null }
    },
    [call, userId],
  )
}
