import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useHydrated } from '../../page/use-store.ts'
import { hideMailedToken, readKeptToken, readMailedToken } from './mailed-token.ts'

/**
 * The token of the mailed link that led here; it is removed from the address once the page is interactive.
 * @returns null without one; undefined on the server, which has no history
 */
export function useMailedToken(): string | null | undefined {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const isAlive = useHydrated()
  useEffect(hideMailedToken, [query])
  return readMailedToken(query, isAlive ? state : null) ?? (isAlive ? readKeptToken(pathname) : undefined)
}
