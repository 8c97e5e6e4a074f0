import type { ArgumentsOf, Endpoint, ResponseOf } from '@qareeb/contract/endpoint'
import type { Locale } from '@qareeb/contract/locale'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { BoundCall, Input } from '../http/api.ts'
import { inWords } from './answer-failure.ts'
import { queryKeyOf } from './query-key.ts'

export type Page<Item> = { items: Item[]; next: string | null }

/** The items of a list; `never` for an endpoint that does not answer page by page. */
export type ItemOf<E> = ResponseOf<E> extends Page<infer Item> ? Item : never

/** The filters of a list. */
export type ListQuery<E> = Omit<ArgumentsOf<E>['query'], 'after'>

/** The placeholders of the path of an endpoint. */
export type ListParams<E> = ArgumentsOf<E>['params']

type Reader = { call: BoundCall; locale: Locale; companyId: string | null }

/** The request for a list. */
export type ListInput<E> = { query: ListQuery<E>; params?: ListParams<E> | undefined }

/** How TanStack Query asks an endpoint for a list page by page. */
export const pagesQuery = <E extends Endpoint>(
  endpoint: E,
  { query, params }: ListInput<E>,
  { call, locale, companyId }: Reader,
) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(endpoint, { input: { query, params }, locale, companyId, isPaged: true }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => {
      // Endpoints with `ItemOf` take `after` and answer a page.
      const input = { params, query: { ...query, after: pageParam } } as unknown as Input<E>
      return inWords(call(endpoint, input) as Promise<Page<ItemOf<E>>>, locale)
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  })
