/** A list of a private page that the browser loads page by page. */
export type Pages<Item> = {
  /** What has arrived, page after page; null until the first one has. */
  items: Item[] | null
  hasMore: boolean
  isLoading: boolean
  /** Why the last page did not arrive, in words; null while nothing is wrong. */
  failure: string | null
  loadMore: () => void
  /** Loads page after page until at least so many items are shown or no page is left. @returns the items */
  loadUpTo: (most: number) => Promise<readonly Item[]>
  /** Begins again; what is shown stays until the first page is here. */
  reload: () => void
  /** Takes what a later call has answered about one of them. */
  replace: (item: Item) => void
}
