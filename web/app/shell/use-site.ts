import { useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'

/** The site's own facts: name, links, support. */
export function useSite() {
  return useRootData().site
}

/** The instant of the page: the server's until the reader goes on, then the clock's. */
export function useNow(): Date {
  const served = useRootData().now
  const { key } = useLocation()
  const [now, setNow] = useState({ key, date: new Date(served) })
  useEffect(() => {
    setNow((before) => (before.key === key ? before : { key, date: new Date() }))
  }, [key])
  return now.date
}

function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('The root loader has not run')
  return data
}
