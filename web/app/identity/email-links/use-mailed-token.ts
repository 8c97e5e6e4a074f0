import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useHydrated } from '../../page/use-hydrated.ts'
import { hideMailedToken, readMailedToken } from './mailed-token.ts'

/**
 * The token of the mailed link that led here; it leaves the address as soon as the page is alive.
 * @returns null without one; undefined while nobody can tell, since the server knows no history
 */
export function useMailedToken(): string | null | undefined {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const isAlive = useHydrated()
  useEffect(hideMailedToken, [query])
  return readMailedToken(query, isAlive ? state : null) ?? (isAlive ? null : undefined)
}
