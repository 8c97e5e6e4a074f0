import type { Endpoint } from '@qareeb/contract/endpoint'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { changeItems, idOf } from './change-items.ts'
import type { ItemOf, Page } from './pages-query.ts'
import { endpointKeyOf } from './query-key.ts'

export type ListPatch<Item> = {
  /** Shows new states of items where they stand, in every list that has loaded them. */
  replace: (items: readonly Item[]) => void
  /** Shows new values of some fields of an item; its other fields stay as they are known now. */
  patch: (id: string, changes: Partial<Item>) => void
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
    const changeEach = (change: (item: ItemOf<E>) => ItemOf<E>) =>
      client.setQueriesData<InfiniteData<Page<ItemOf<E>>>>(
        { queryKey },
        (list) => list && changeItems(list, change),
      )
    return {
      replace: (items) => {
        const byId = new Map(items.map((item) => [idOf(item), item]))
        changeEach((item) => byId.get(idOf(item)) ?? item)
      },
      patch: (id, changes) => changeEach((item) => (idOf(item) === id ? withChanges(item, changes) : item)),
      refreshCounts,
      reload: () => {
        void client.invalidateQueries({ queryKey })
        refreshCounts()
      },
    }
  }, [client, endpoint, counts])
}

/** The same item where the changes are known already. */
function withChanges<Item>(item: Item, changes: Partial<Item>): Item {
  // The keys of an object whose type is known here.
  const names = Object.keys(changes) as (keyof Item)[]
  return names.every((name) => item[name] === changes[name]) ? item : { ...item, ...changes }
}
