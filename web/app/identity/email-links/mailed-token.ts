import { typedPrefix } from '../../session/clear-tab-data.ts'

/** Its name in an address; that of an invitation chooses the page, and stays there without the token. */
export type TokenName = 'token' | 'invitation'

/** The part of the history's state in which React Router keeps the state of a location. */
const routerKey = 'usr'

/**
 * The token of a mailed link: from the address, or, after `hideMailedToken` and a reload, from the history.
 * @param search query string of the address
 * @param state state of the location, as React Router hands it out
 */
export function readMailedToken(
  search: URLSearchParams,
  state: unknown,
  name: TokenName = 'token',
): string | null {
  return search.get(name) || keptIn(state)
}

/**
 * Keeps the token of a page in this tab while its reader signs in first, or changes to the other language. Addresses are
 * logged, and the state of the history is lost where another site or a new document is opened.
 */
export function keepMailedToken(pathname: string, token: string): void {
  try {
    sessionStorage.setItem(keyOf(pathname), token)
  } catch {
    // Storage is closed to this site: the person opens the link once more.
  }
}

/** The token that was kept for a page; null without one. */
export function readKeptToken(pathname: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(pathname))
  } catch {
    return null
  }
}

/** Forgets the token that was kept for a page, once the page has it. */
export function dropKeptToken(pathname: string): void {
  try {
    sessionStorage.removeItem(keyOf(pathname))
  } catch {
    // Storage is closed to this site: nothing was kept.
  }
}

const keyOf = (pathname: string) => `${typedPrefix}mailed-token${pathname}`

/**
 * Takes the token out of the address, where people behind the reader and the browser's own history would read it. This
 * entry of the history keeps it, so that a reload still works.
 */
export function hideMailedToken(name: TokenName = 'token'): void {
  const query = new URLSearchParams(location.search)
  const token = query.get(name)
  if (!token) return
  if (name === 'token') query.delete(name)
  else query.set(name, '')
  const rest = query.toString()
  const state = { ...history.state, [routerKey]: { ...history.state?.[routerKey], mailedToken: token } }
  history.replaceState(state, '', `${location.pathname}${rest && `?${rest}`}${location.hash}`)
}

function keptIn(state: unknown): string | null {
  const isOurs = typeof state === 'object' && state !== null && 'mailedToken' in state
  return isOurs && typeof state.mailedToken === 'string' ? state.mailedToken : null
}
