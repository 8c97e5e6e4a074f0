import type { Endpoint } from '@qareeb/contract/endpoint'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../i18n/use-phrases.ts'
import { useCall } from '../session/use-call.ts'
import type { LoadablePages } from '../ui/loading/pages.ts'
import { changeItems, idOf } from './change-items.ts'
import { CompanyContext } from './company-context.ts'
import { keepList, recallList } from './kept-list.ts'
import { type ItemOf, type ListParams, type ListQuery, pagesQuery } from './pages-query.ts'

type Options = {
  /** Going back in the history finds the loaded pages again. For public items alone: the tab keeps them after signing out. */
  isKept?: boolean
}

/**
 * Asks an endpoint for a list of a signed-in person, page by page. Another query begins a new list; a change that names
 * the endpoint asks for all loaded pages again.
 * @param params placeholders of the path, where it has some
 */
export function usePagesOf<E extends Endpoint>(
  endpoint: E,
  query: ListQuery<E>,
  params?: ListParams<E>,
  { isKept = false }: Options = {},
): LoadablePages<ItemOf<E>> {
  const client = useQueryClient()
  const reader = { call: useCall(), locale: useLocale(), companyId: use(CompanyContext) }
  const options = pagesQuery(endpoint, { query, params }, reader)
  const { key } = useLocation()
  const name = JSON.stringify(options.queryKey)
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...options,
    ...(isKept && { initialData: () => recallList<ItemOf<E>>(key, name) }),
  })
  useEffect(() => {
    if (isKept && data) keepList(key, name, data)
  }, [isKept, key, name, data])
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? null, [data])
  return {
    items,
    hasMore: hasNextPage,
    isLoading: isFetching,
    failure: isFetching ? null : (error?.message ?? null),
    loadMore: () => void fetchNextPage(),
    loadUpTo: async (most) => {
      let shown = data?.pages.flatMap((page) => page.items) ?? []
      for (let hasMore = hasNextPage; hasMore && shown.length < most;) {
        const answer = await fetchNextPage()
        if (answer.isError) throw answer.error
        shown = answer.data?.pages.flatMap((page) => page.items) ?? []
        hasMore = answer.hasNextPage
      }
      return shown
    },
    reload: () => void refetch(),
    replace: (item) =>
      client.setQueryData(
        options.queryKey,
        (list) => list && changeItems(list, (one) => (idOf(one) === idOf(item) ? item : one)),
      ),
  }
}
