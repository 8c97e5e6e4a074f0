import type { Endpoint, ResponseOf } from '@qareeb/contract/endpoint'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useCallback } from 'react'
import type { Input } from '../http/api.ts'
import { useLocale } from '../i18n/use-phrases.ts'
import { useCall } from '../session/use-call.ts'
import type { Loaded } from '../ui/loading/loaded.ts'
import { inWords } from './answer-failure.ts'
import { CompanyContext } from './company-context.ts'
import { queryKeyOf } from './query-key.ts'

/** The answer of an endpoint, as far as it has arrived. */
export type Answer<Data> = Loaded<Data> & {
  /** The error of the call that failed. */
  cause: unknown
}

type Options = {
  /** Waits for an answer to this page: a form must not begin with one that another page has loaded before. */
  isFresh?: boolean
  /** The former answer stays until the one to another query of the same path arrives. */
  keepsFormer?: boolean
}

/** The values in the path of a request, as text. */
// Every input has this part or none.
const pathOf = (input: unknown) => JSON.stringify((input as Input<Endpoint> | null | undefined)?.params)

/**
 * Loads an endpoint for a page of a signed-in person. Parts with the same request share one answer; a change that
 * names the endpoint loads it again (`useMutationOf`).
 * @param input null as long as there is nothing to load
 */
export function useQueryOf<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
  { isFresh = false, keepsFormer = false }: Options = {},
): Answer<ResponseOf<E>> {
  const call = useCall()
  const locale = useLocale()
  const client = useQueryClient()
  const queryKey = queryKeyOf(endpoint, { input, locale, companyId: use(CompanyContext) })
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    queryKey,
    enabled: input !== null,
    // Never called for null, which is not enabled.
    queryFn: () => inWords(call(endpoint, input ?? ({} as Input<E>)), locale),
    placeholderData: (former, query) =>
      keepsFormer && pathOf(query?.queryKey[1].input) === pathOf(input) ? former : undefined,
  })
  const reload = useCallback(() => void refetch(), [refetch])
  const replace = async (next: ResponseOf<E>) => {
    // A pending answer was requested before this was known.
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData<unknown>(queryKey, next)
  }
  const isShown = input !== null && (!isFresh || isFetchedAfterMount)
  return {
    data: isShown ? (data ?? null) : null,
    failure: isFetching ? null : (error?.message ?? null),
    cause: error?.cause,
    reload,
    replace: (next) => void replace(next),
  }
}
