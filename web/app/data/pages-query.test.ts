import { listUsers } from '@qareeb/contract/administration'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { BoundCall } from '../http/api.ts'
import { pagesQuery } from './pages-query.ts'
import { createQueryClient } from './personal-data.tsx'

/** A list of two pages. @returns the observer of it, and the queries that were asked */
function showList() {
  const asked: unknown[] = []
  const answer = async (_: unknown, { query }: { query: { after?: string } }) => {
    asked.push(query)
    return query.after ? { items: [{ id: 'omar' }], next: null } : { items: [{ id: 'sara' }], next: 'sara' }
  }
  // The list makes this one call alone.
  const call = answer as unknown as BoundCall
  const client = createQueryClient()
  const options = pagesQuery(listUsers, { query: { q: 'a' } }, { call, locale: 'en', companyId: null })
  const list = new InfiniteQueryObserver(client, options)
  list.subscribe(() => undefined)
  return { list, asked, client }
}

it('asks for the next page under the same filters', async () => {
  const { list, asked, client } = showList()
  await list.refetch()
  const { data, hasNextPage } = await list.fetchNextPage()
  expect(asked.at(-1)).toEqual({ q: 'a', after: 'sara' })
  expect(data?.pages.map(({ items }) => items)).toEqual([[{ id: 'sara' }], [{ id: 'omar' }]])
  expect(hasNextPage).toBe(false)
  client.clear()
})

it('asks for all loaded pages again, in order', async () => {
  const { list, asked, client } = showList()
  await list.refetch()
  await list.fetchNextPage()
  const before = asked.length
  await list.refetch()
  expect(asked.slice(before)).toEqual([{ q: 'a' }, { q: 'a', after: 'sara' }])
  client.clear()
})
