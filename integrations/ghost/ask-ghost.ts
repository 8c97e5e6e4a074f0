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

/** Makes an object there and returns the path at which it can be deleted. @param kind `posts` or `webhooks` */
export async function makeAtGhost(kind: string, object: object): Promise<string> {
  const answer = await ask('POST', `${kind}/?source=html`, JSON.stringify({ [kind]: [object] }))
  const [, id] = /"id":"([\da-f]{24})"/.exec(answer) ?? []
  if (!id) throw new Error(`no id in ${answer}`)
  return `${kind}/${id}/`
}

/** Deletes what was made. @param path as `makeAtGhost` returned it */
export const deleteAtGhost = (path: string): Promise<string> => ask('DELETE', path)

/** Asks Ghost's Admin API. */
async function ask(method: 'POST' | 'DELETE', path: string, body?: string): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'accept-version': 'v5.0',
    authorization: `Ghost ${token()}`,
  }
  const address = `${url}/ghost/api/admin/${path}`
  const response = await fetch(address, { method, headers, ...(body !== undefined && { body }) })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} is ${response.status}: ${answer}`)
  return answer
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
