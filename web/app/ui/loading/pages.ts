/** Pages that can be loaded together. */
export type LoadablePages<Item> = Pages<Item> & {
  /** Loads page after page until at least so many items are shown or no page is left. @returns the items */
  loadUpTo: (most: number) => Promise<readonly Item[]>
}

/** A list of a private page that the browser loads page by page. */
export type Pages<Item> = {
  /** The loaded items, page after page; null until the first page has arrived. */
  items: Item[] | null
  hasMore: boolean
  isLoading: boolean
  /** Why the last page did not arrive, in words; null while nothing is wrong. */
  failure: string | null
  loadMore: () => void
  /** Begins again; the shown items stay until the first page is here. */
  reload: () => void
  /** Replaces one item with the answer of a later call. */
  replace: (item: Item) => void
}
