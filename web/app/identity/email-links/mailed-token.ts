const name = 'token'

/** The part of the history's state in which React Router keeps the state of a location. */
const routerKey = 'usr'

/**
 * The token of a mailed link: from the address, or, after `hideMailedToken` and a reload, from the history.
 * @param search query string of the address
 * @param state state of the location, as React Router hands it out
 */
export function readMailedToken(search: URLSearchParams, state: unknown): string | null {
  return search.get(name) ?? keptIn(state)
}

/** The state of the next page, which brings a token along outside of the address; undefined without a token. */
export function passMailedToken(state: unknown): { mailedToken: string } | undefined {
  const mailedToken = keptIn(state)
  return mailedToken === null ? undefined : { mailedToken }
}

/**
 * Takes the token out of the address, where people behind the reader and the browser's own history would read it. This
 * entry of the history keeps it, so that a reload still works.
 */
export function hideMailedToken(): void {
  const query = new URLSearchParams(location.search)
  const token = query.get(name)
  if (token === null) return
  query.delete(name)
  const rest = query.toString()
  const state = { ...history.state, [routerKey]: { ...history.state?.[routerKey], mailedToken: token } }
  history.replaceState(state, '', `${location.pathname}${rest && `?${rest}`}${location.hash}`)
}

function keptIn(state: unknown): string | null {
  const isOurs = typeof state === 'object' && state !== null && 'mailedToken' in state
  return isOurs && typeof state.mailedToken === 'string' ? state.mailedToken : null
}
