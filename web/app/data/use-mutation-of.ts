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
 * Makes `send(input)` for a call that changes data. After a success, the endpoints in `changes` are loaded again.
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

/** Loads endpoints of the page again, after a change that another channel reported. */
export function useRefresh(): (...endpoints: readonly Endpoint[]) => void {
  const client = useQueryClient()
  return useCallback((...endpoints) => refreshAnswers(client, endpoints), [client])
}
