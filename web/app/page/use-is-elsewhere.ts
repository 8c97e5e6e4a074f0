import { use } from 'react'
import { type RouterState, UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * Whether the router has left the address that is on screen, or is leaving it. Asked of the router at that moment: React
 * tells of a step only when it has rendered it, which takes a slow device longer than a rest in the typing.
 */
export function useIsElsewhere(): () => boolean {
  const router = use(DataRouterContext)?.router
  const { key } = useLocation()
  return () => router !== undefined && isElsewhere(router.state, key)
}

/** @param shownKey of the location that is on screen */
export const isElsewhere = (
  { navigation, location }: Pick<RouterState, 'navigation' | 'location'>,
  shownKey: string,
): boolean => navigation.state !== 'idle' || location.key !== shownKey
