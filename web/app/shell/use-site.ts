import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'

/** The site's own facts: name, links, support. */
export function useSite() {
  return useRootData().site
}

/** The instant at which the server made what is shown, so that server and browser say the same of "2 hours ago". */
export function useNow(): Date {
  const { now } = useRootData()
  return useMemo(() => new Date(now), [now])
}

function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('The root loader has not run')
  return data
}
