import { useMemo } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.ts'

/** The site's own facts: name, links, support. */
export function useSite() {
  return useRootData().site
}

/**
 * The instant of the page: first the server's, so that server and browser both render "2 hours ago",
 * afterwards the instant of the last navigation.
 */
export function useNow(): Date {
  const { now } = useRootData()
  const { key } = useLocation()
  return useMemo(() => (key === firstKey ? new Date(now) : instantOfNavigation()), [key, now])
}

/** Read once for each navigation, since the memo keeps it until the next one. */
const instantOfNavigation = () => new Date()

/** React Router names the place that a document was opened at so. */
const firstKey = typeof document === 'undefined' ? 'default' : readKey(history.state)

function readKey(state: unknown): string {
  const isMarked = typeof state === 'object' && state !== null && 'key' in state
  return isMarked && typeof state.key === 'string' ? state.key : 'default'
}

function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('The root loader has not run')
  return data
}
