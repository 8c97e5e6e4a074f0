import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import type { FirebaseConfig } from '../identity/firebase/identity-toolkit.ts'

type Stored = { localId: string; email: string; password: string }
type Asked = Partial<Omit<Stored, 'localId'>> & { localId?: string | string[] }

/** Firebase Authentication as far as Qareeb asks it, in memory, with the token that administrators need. */
export type TestToolkit = {
  config: FirebaseConfig
  /** What it refuses next, e.g. `TOO_MANY_ATTEMPTS_TRY_LATER : …`. */
  refuseNext(message: string): void
  /** How often a token for administrators was asked for. */
  tokensGiven(): number
  close(): Promise<unknown>
}

export async function startToolkit(): Promise<TestToolkit> {
  const { publicKey, privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })
  const accounts = new Map<string, Stored>()
  let refusal: string | undefined
  let tokens = 0

  const server = http.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = async (request: http.IncomingMessage): Promise<[number, object]> => {
    if (request.url === '/token') {
      const statement = new URLSearchParams(await text(request)).get('assertion') ?? ''
      const { payload } = await jwtVerify(statement, publicKey, { audience: `${url}/token`, issuer: 'robot' })
      tokens += 1
      return [200, { access_token: `token-${tokens}`, expires_in: 3_600, scope: payload['scope'] }]
    }
    const body: Asked = Object(await json(request))
    const isAdmin = request.headers.authorization === `Bearer token-${tokens}`
    const message = refusal ?? judge(accounts, { url: request.url ?? '', isAdmin }, body)
    refusal = undefined
    return typeof message === 'string' ? [400, { error: { code: 400, message } }] : [200, message]
  }
  server.on('request', (request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(JSON.stringify(body)))
  })
  const account = {
    projectId: 'qareeb',
    email: 'robot',
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    tokenUrl: `${url}/token`,
  }
  return {
    config: { projectId: 'qareeb', apiKey: 'key', account, baseUrl: url },
    refuseNext: (message) => (refusal = message),
    tokensGiven: () => tokens,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** What Firebase answers; a text is a refusal. */
function judge(
  accounts: Map<string, Stored>,
  { url, isAdmin }: { url: string; isAdmin: boolean },
  asked: Asked,
): string | object {
  const byEmail = [...accounts.values()].find(({ email }) => email === asked.email?.toLowerCase())
  if (url === '/v1/accounts:signInWithPassword?key=key') {
    if (!byEmail || byEmail.password !== asked.password) return 'INVALID_LOGIN_CREDENTIALS'
    return { localId: byEmail.localId, idToken: 'signed' }
  }
  if (!isAdmin) return 'INSUFFICIENT_PERMISSION'
  const id = String(asked.localId)
  const known = accounts.get(id)
  const method = url.replace('/v1/projects/qareeb/', '')
  if (method === 'accounts:lookup')
    return known ? { users: [{ email: known.email, providerUserInfo: [{ providerId: 'password' }] }] } : {}
  if (byEmail && byEmail.localId !== id) return 'EMAIL_EXISTS'
  if (method === 'accounts') {
    if (known) return 'DUPLICATE_LOCAL_ID'
    accounts.set(id, { localId: id, email: asked.email?.toLowerCase() ?? '', password: asked.password ?? '' })
    return { localId: id }
  }
  if (!known) return 'USER_NOT_FOUND'
  if (method === 'accounts:delete') accounts.delete(id)
  else
    accounts.set(id, {
      ...known,
      ...(asked.email && { email: asked.email.toLowerCase() }),
      ...(asked.password && { password: asked.password }),
    })
  return { localId: id }
}
