/** Names in the part of the address behind `#`, where the server puts how a sign-in in this window went. */
const names = { code: 'google', error: 'google-error' } as const

const outcome = () => new URLSearchParams(location.hash.slice(1))

/** True when this window has just come back from Google. */
export const isBackFromGoogle = (): boolean => Object.values(names).some((name) => outcome().has(name))

/**
 * Takes what Google's answer left in the address out of it, so that neither a reload nor the history repeats it.
 * @returns the code to exchange or why there is none; null when this window did not come from there
 */
export function takeGoogleReturn(): { code: string } | { error: string } | null {
  if (!isBackFromGoogle()) return null
  const code = outcome().get(names.code)
  const error = outcome().get(names.error) ?? ''
  history.replaceState(history.state, '', location.pathname + location.search)
  return code === null ? { error } : { code }
}
