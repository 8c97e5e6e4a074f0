import type { InfiniteData } from '@tanstack/react-query'
import { keepForEntry, readOfEntry } from '../page/entry-memory.ts'
import type { Page } from './pages-query.ts'

/** Items kept for one entry of the history. */
const mostItems = 200

/** Keeps the loaded pages of a list for an entry of the history. @param of names the list with its filters */
export function keepList(entry: string, of: string, list: InfiniteData<Page<unknown>>): void {
  const items = list.pages.reduce((sum, page) => sum + page.items.length, 0)
  if (items <= mostItems) keepForEntry('pages', entry, { of, list })
}

type KeptList<Item> = InfiniteData<Page<Item>, string | undefined>

/** The pages that were loaded under an entry of the history; undefined for another list. */
export function recallList<Item>(entry: string, of: string): KeptList<Item> | undefined {
  // Written by the function above, or for the list of another page.
  const kept = readOfEntry('pages', entry) as { of?: string; list: KeptList<Item> } | null
  if (kept?.of !== of) return undefined
  // JSON has no `undefined`, by which the first page is asked for.
  return { ...kept.list, pageParams: kept.list.pageParams.map((param) => param ?? undefined) }
}
