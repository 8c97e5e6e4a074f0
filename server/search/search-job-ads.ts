import type { Context } from '../ground/context.ts'
import { findPage } from './engine/find-page.ts'
import type { Page, SearchRequest } from './engine/request.ts'
import { searchMemory } from './search-memory.ts'

export type { Page, SearchRequest } from './engine/request.ts'

/** The next page of open ads that match a filter, each ad once. Every list of ads is found here. */
export async function searchJobAds(
  context: Pick<Context, 'db' | 'now'>,
  request: SearchRequest,
): Promise<Page> {
  return findPage(context.db, await searchMemory(context).statistics(), request)
}
