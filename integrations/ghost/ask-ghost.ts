import crypto from 'node:crypto'

const url = (process.env['GHOST_URL'] ?? '').replace(/\/+$/, '')
const [keyId = '', secret = ''] = (process.env['GHOST_ADMIN_KEY'] ?? '').split(':')

/** The Ghost of this run, as the site is configured with it. */
export const ghostConfig = {
  url,
  key: process.env['GHOST_CONTENT_KEY'] ?? '',
  hookSecret: crypto.randomBytes(24).toString('hex'),
  limitMs: 5_000,
}

/** Whether the run may write there. */
export const mayWrite = secret !== ''

/** Asks Ghost's Admin API; `body` and the answer are of the kind that the path names. */
export async function askGhost(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${url}/ghost/api/admin/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-version': 'v5.0',
      authorization: `Ghost ${token()}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} is ${response.status}: ${await response.text()}`)
  return response.status === 204 ? undefined : response.json()
}

/** A token of five minutes: https://docs.ghost.org/admin-api/#token-authentication */
function token(): string {
  const seconds = Math.floor(Date.now() / 1_000)
  const parts = [
    { alg: 'HS256', typ: 'JWT', kid: keyId },
    { iat: seconds, exp: seconds + 300, aud: '/admin/' },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const signature = crypto
    .createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(parts.join('.'))
    .digest('base64url')
  return [...parts, signature].join('.')
}
