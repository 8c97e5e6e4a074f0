import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { exportJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { FirebaseConfig } from '../../platform/identity/firebase/firebase-config.ts'

type Stored = {
  localId: string
  email: string
  password: string
  emailVerified?: boolean
  disabled?: boolean
  validSince?: string
  /** Asks for a factor of Firebase's own after the password. */
  needsSecondFactor?: boolean
}
type Asked = Partial<Omit<Stored, 'localId'>> & { localId?: string | string[] }

/** Firebase Authentication as far as Qareeb asks it, in memory, with the token that administrators need. */
export type TestToolkit = {
  config: FirebaseConfig
  /** Its next refusal, e.g. `TOO_MANY_ATTEMPTS_TRY_LATER : …`. */
  refuseNext(message: string): void
  /** How often a token for administrators was asked for. */
  tokensGiven(): number
  /** Signs an ID token, as Firebase does for somebody who has signed in. */
  sign(claims: JWTPayload): Promise<string>
  /** Changes an account as somebody in Firebase's console does, or a new password. */
  change(localId: string, changes: Pick<Stored, 'disabled' | 'validSince' | 'needsSecondFactor'>): void
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
  const { keys, sign } = await idTokens()
  const answer = async (request: http.IncomingMessage): Promise<[number, object]> => {
    if (request.url === '/keys') return [200, keys]
    if (request.url === '/token') {
      const statement = new URLSearchParams(await text(request)).get('assertion') ?? ''
      const { payload } = await jwtVerify(statement, publicKey, { audience: `${url}/token`, issuer: 'robot' })
      tokens += 1
      return [200, { access_token: `token-${tokens}`, expires_in: 3_600, scope: payload['scope'] }]
    }
    const body: Asked = Object(await json(request))
    const [, given] = /^Bearer token-(\d+)$/.exec(request.headers.authorization ?? '') ?? []
    const isAdmin = given !== undefined && Number(given) <= tokens
    const message = refusal ?? judge(accounts, { url: request.url ?? '', isAdmin }, body)
    refusal = undefined
    return typeof message === 'string' ? [400, { error: { code: 400, message } }] : [200, message]
  }
  server.on('request', (request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(JSON.stringify(body)))
  })
  return {
    config: configAt(url, privateKey),
    sign,
    change(localId, changes) {
      const account = accounts.get(localId)
      if (account) accounts.set(localId, { ...account, ...changes })
    },
    refuseNext: (message) => (refusal = message),
    tokensGiven: () => tokens,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const configAt = (url: string, privateKey: crypto.KeyObject): FirebaseConfig => ({
  projectId: 'qareeb',
  apiKey: 'key',
  account: {
    projectId: 'qareeb',
    email: 'robot',
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    tokenUrl: `${url}/token`,
  },
  baseUrl: url,
  keysUrl: `${url}/keys`,
  authDomain: 'qareeb.firebaseapp.example',
  emulatorUrl: undefined,
  webClient: { scripts: [], connections: [], frames: [], opensWindow: false },
})

/** The keys of Firebase as it publishes them, and tokens signed with them. */
async function idTokens() {
  const { publicKey, privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = 'of today'
  return {
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] },
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
  }
}

/** Answers as Firebase does; a text is the code of a refusal. */
function judge(
  accounts: Map<string, Stored>,
  { url, isAdmin }: { url: string; isAdmin: boolean },
  asked: Asked,
): string | object {
  const byEmail = [...accounts.values()].find(({ email }) => email === asked.email?.toLowerCase())
  if (url === '/v1/accounts:signInWithPassword?key=key') {
    if (!byEmail || byEmail.password !== asked.password) return 'INVALID_LOGIN_CREDENTIALS'
    return { localId: byEmail.localId, ...(!byEmail.needsSecondFactor && { idToken: 'signed' }) }
  }
  if (!isAdmin) return 'INSUFFICIENT_PERMISSION'
  const id = String(asked.localId)
  const known = accounts.get(id)
  const method = url.replace('/v1/projects/qareeb/', '')
  if (method === 'accounts:lookup')
    return known ? { users: [{ ...known, providerUserInfo: [{ providerId: 'password' }] }] } : {}
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
      ...(asked.emailVerified && { emailVerified: true }),
      ...(asked.password && { password: asked.password }),
    })
  return { localId: id }
}
