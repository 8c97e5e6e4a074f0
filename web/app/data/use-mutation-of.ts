import type { Endpoint, ResponseOf } from '@qareeb/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { BoundCall, Input } from '../http/api.ts'
import { useCall } from '../session/use-call.ts'
import { refreshAnswers } from './refresh-answers.ts'

type Sent<E extends Endpoint> = { input: Input<E>; options: Parameters<BoundCall>[2] }

type Send<E extends Endpoint> = (
  input: Input<E>,
  options?: Parameters<BoundCall>[2],
) => Promise<ResponseOf<E>>

/**
 * Makes `send(input)` for a call that changes something. After a success, what the page shows of the endpoints in
 * `changes` is asked for again.
 * @returns the function; it answers as the call does, and throws what the call throws
 */
export function useMutationOf<E extends Endpoint>(
  endpoint: E,
  { changes }: { changes: readonly Endpoint[] },
): Send<E> {
  const call = useCall()
  const refresh = useRefresh()
  const { mutateAsync } = useMutation({
    mutationFn: ({ input, options }: Sent<E>) => call(endpoint, input, options),
    onSuccess: () => refresh(...changes),
  })
  return useCallback((input, options) => mutateAsync({ input, options }), [mutateAsync])
}

/** Asks again for what the page shows of some endpoints, where a change was learned of in another way. */
export function useRefresh(): (...endpoints: readonly Endpoint[]) => void {
  const client = useQueryClient()
  return useCallback((...endpoints) => refreshAnswers(client, endpoints), [client])
}
