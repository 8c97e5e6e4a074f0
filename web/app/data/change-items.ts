import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from './pages-query.ts'

/** The loaded pages of a list with each item changed; the same list where nothing of it has changed. */
export function changeItems<Item, Param>(
  list: InfiniteData<Page<Item>, Param>,
  change: (item: Item) => Item,
): InfiniteData<Page<Item>, Param> {
  const pages = list.pages.map((page) => {
    const items = page.items.map(change)
    return items.every((item, at) => item === page.items[at]) ? page : { ...page, items }
  })
  return pages.every((page, at) => page === list.pages[at]) ? list : { ...list, pages }
}

/** Items of every list have an id, which `ItemOf` does not express. */
export const idOf = (item: unknown) => (item as { id: string }).id
