import type { Endpoint } from '@qareeb/contract/endpoint'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ItemOf, Page } from './pages-query.ts'
import { endpointKeyOf } from './query-key.ts'

export type ListPatch<Item> = {
  /** Shows new states of items where they stand, in every list that has loaded them. */
  replace: (items: readonly Item[]) => void
  /** Asks again for the counts of the list. */
  refreshCounts: () => void
  /** Asks again for the loaded pages of every list, and for the counts. */
  reload: () => void
}

/**
 * Changes loaded lists of an endpoint in place. A list of many pages is not asked for again because one item has
 * changed, and nothing moves under the eyes of the reader.
 * @param endpoint of a list that is only read page by page
 * @param counts the endpoint that counts the items
 */
export function useListPatch<E extends Endpoint>(endpoint: E, counts: Endpoint): ListPatch<ItemOf<E>> {
  const client = useQueryClient()
  return useMemo(() => {
    const queryKey = endpointKeyOf(endpoint)
    const refreshCounts = () => void client.invalidateQueries({ queryKey: endpointKeyOf(counts) })
    return {
      replace: (items) => {
        const byId = new Map(items.map((item) => [idOf(item), item]))
        client.setQueriesData<InfiniteData<Page<ItemOf<E>>>>(
          { queryKey },
          (list) => list && patched(list, byId),
        )
      },
      refreshCounts,
      reload: () => {
        void client.invalidateQueries({ queryKey })
        refreshCounts()
      },
    }
  }, [client, endpoint, counts])
}

/** The same list where nothing of it has changed. */
function patched<Item>(list: InfiniteData<Page<Item>>, byId: ReadonlyMap<string, Item>) {
  if (!list.pages.some(({ items }) => items.some((item) => byId.has(idOf(item))))) return list
  const pages = list.pages.map((page) =>
    page.items.some((item) => byId.has(idOf(item)))
      ? { ...page, items: page.items.map((item) => byId.get(idOf(item)) ?? item) }
      : page,
  )
  return { ...list, pages }
}

/** Items of every list have an id, which `ItemOf` does not express. */
const idOf = (item: unknown) => (item as { id: string }).id
