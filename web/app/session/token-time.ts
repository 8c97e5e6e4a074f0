/** How long an access token still holds, in seconds by this device's clock; not positive once it has ended or cannot be read. */
export function secondsLeft(token: string, now = Date.now()): number {
  return expiryOf(token) - now / 1000
}

/** Whether a token can be read at all: another text under its name belongs to no one. */
export const isReadable = (token: string): boolean => expiryOf(token) > 0

/** The `exp` of a JWT, in seconds since 1970; 0 where there is none. The server alone judges the token. */
function expiryOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload))
    return typeof exp === 'number' ? exp : 0
  } catch {
    return 0
  }
}
