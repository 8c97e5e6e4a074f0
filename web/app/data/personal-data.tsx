import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Milliseconds for which an answer stays after its last page has closed: forms begin with the present state. */
const forgetAfterMs = 1_000

/**
 * Keeps the answers of one person, as long as their pages are open. Failures stand on the page with a button to retry, so
 * nothing is retried unasked until the connection is back: then what has failed is asked for again.
 */
export function PersonalData({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** A cache with the rules above. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: forgetAfterMs,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error',
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { gcTime: forgetAfterMs, networkMode: 'always' },
    },
  })
