import { useEffect } from 'react'
import { type Path, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useOnLanguageSwitch } from '../../page/use-on-language-switch.ts'
import { useHydrated } from '../../page/use-store.ts'
import {
  dropKeptToken,
  hideMailedToken,
  keepMailedToken,
  readKeptToken,
  readMailedToken,
  type TokenName,
} from './mailed-token.ts'

/**
 * The token of the mailed link that led here; it is removed from the address once the page is interactive.
 * @returns null without one; undefined on the server, which has no history
 */
export function useMailedToken(name: TokenName = 'token'): string | null | undefined {
  const [query] = useSearchParams()
  const { pathname, hash, state } = useLocation()
  const isAlive = useHydrated()
  useEffect(() => hideMailedToken(name), [query, name])
  const own = readMailedToken(query, isAlive ? state : null, name)
  // After a reload only this entry of the history holds the token, and the other language's document has another one.
  useOnLanguageSwitch((link) => own !== null && keepMailedToken(link.pathname, own))
  useTakeKept({ pathname, search: query.size > 0 ? `?${query}` : '', hash }, own)
  return own ?? (isAlive ? readKeptToken(pathname) : undefined)
}

/**
 * Moves the token that the tab kept during a sign-in or a switch of language to this entry of the history, where it ends
 * with the page.
 */
function useTakeKept({ pathname, search, hash }: Path, own: string | null) {
  const navigate = useNavigate()
  useEffect(() => {
    if (own !== null) return dropKeptToken(pathname)
    const kept = readKeptToken(pathname)
    if (kept !== null)
      void navigate({ pathname, search, hash }, { replace: true, state: { mailedToken: kept } })
  }, [pathname, search, hash, own, navigate])
}
