import type { Endpoint } from '@qareeb/contract/endpoint'
import { type InfiniteData, type Query, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ItemOf, Page } from './pages-query.ts'
import { endpointKeyOf } from './query-key.ts'

export type ListPatch<Item> = {
  /** Shows new states of items where they stand, in every list that has loaded them. */
  replace: (items: readonly Item[]) => void
  /** Asks again for what is not loaded page by page, such as counts. */
  refreshCounts: () => void
  /** Asks again for the loaded pages of every list. */
  reload: () => void
}

/**
 * Changes loaded lists of an endpoint in place. A list of many pages is not asked for again because one item has
 * changed, and nothing moves under the eyes of the reader.
 */
export function useListPatch<E extends Endpoint>(endpoint: E): ListPatch<ItemOf<E>> {
  const client = useQueryClient()
  return useMemo(() => {
    const queryKey = endpointKeyOf(endpoint)
    return {
      replace: (items) => {
        const byId = new Map(items.map((item) => [idOf(item), item]))
        client.setQueriesData<InfiniteData<Page<ItemOf<E>>>>(
          { queryKey, predicate: isPaged },
          (list) => list && patched(list, byId),
        )
      },
      refreshCounts: () => void client.invalidateQueries({ queryKey, predicate: (query) => !isPaged(query) }),
      reload: () => void client.invalidateQueries({ queryKey }),
    }
  }, [client, endpoint])
}

const isPaged = ({ queryKey: [, asked] }: Query): boolean =>
  typeof asked === 'object' && asked !== null && 'isPaged' in asked && asked.isPaged === true

/** The same list where nothing of it has changed. */
function patched<Item>(list: InfiniteData<Page<Item>>, byId: ReadonlyMap<string, Item>) {
  if (!list.pages.some(({ items }) => items.some((item) => byId.has(idOf(item))))) return list
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => byId.get(idOf(item)) ?? item),
  }))
  return { ...list, pages }
}

/** Items of every list have an id; `ItemOf` cannot tell. */
const idOf = (item: unknown) => (item as { id: string }).id
