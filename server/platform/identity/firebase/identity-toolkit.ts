import { z } from 'zod'
import { AppError } from '../../../ground/errors.ts'
import { adminTokens } from './admin-tokens.ts'
import type { FirebaseConfig } from './firebase-config.ts'

export type FirebaseAccount = {
  email: string
  emailVerified: boolean
  hasPassword: boolean
  disabled: boolean
  /** Sign-ins before this moment count for nothing any more: the password was changed since. */
  validSince: Date
}

type AccountChanges = { email?: string; emailVerified?: boolean; password?: string }

/** The calls of Firebase Authentication's REST API that Qareeb makes. */
export type IdentityToolkit = {
  /** @returns false when the address, or the id, has an account already */
  create(account: { id: string; email: string; password: string; emailVerified: boolean }): Promise<boolean>
  /** @returns whose password it is, and whether Firebase asks them for a factor of its own; undefined for a wrong one */
  signIn(email: string, password: string): Promise<{ id: string; needsSecondFactor: boolean } | undefined>
  find(id: string): Promise<FirebaseAccount | undefined>
  /** @returns false when there is no such account, or another one has the address */
  update(id: string, changes: AccountChanges): Promise<boolean>
  remove(id: string): Promise<void>
}

const timeoutMs = 5_000

/** https://cloud.google.com/identity-platform/docs/reference/rest */
export function openIdentityToolkit(config: FirebaseConfig, now: () => Date): IdentityToolkit {
  const { account, baseUrl, projectId, apiKey } = config
  const adminToken =
    account === 'emulator' ? () => Promise.resolve('owner') : adminTokens(account, { now, timeoutMs })
  const asAdmin = async (method: string, body: object) => {
    const authorization = `Bearer ${await adminToken()}`
    return send(`${baseUrl}/v1/projects/${projectId}/${method}`, { authorization }, body)
  }
  return {
    async create({ id, ...account }) {
      const { refusal } = await asAdmin('accounts', { localId: id, ...account })
      return expect(refusal, ['EMAIL_EXISTS', 'DUPLICATE_LOCAL_ID'])
    },
    async signIn(email, password) {
      const url = `${baseUrl}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`
      const { refusal, answer } = await send(url, {}, { email, password, returnSecureToken: true })
      if (!expect(refusal, wrong)) return undefined
      return signInSchema.parse(answer)
    },
    async find(id) {
      const { refusal, answer } = await asAdmin('accounts:lookup', { localId: [id] })
      if (!expect(refusal, missing)) return undefined
      const [user] = lookupSchema.parse(answer).users
      return user && toAccount(user)
    },
    async update(id, changes) {
      const { refusal } = await asAdmin('accounts:update', { localId: id, ...changes })
      return expect(refusal, [...missing, 'EMAIL_EXISTS'])
    },
    async remove(id) {
      const { refusal } = await asAdmin('accounts:delete', { localId: id })
      expect(refusal, missing)
    },
  }
}

const missing = ['USER_NOT_FOUND']
const wrong = ['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND', 'INVALID_EMAIL']

/** An ID token comes with the answer unless Firebase requires a factor of its own. */
const signInSchema = z
  .object({ localId: z.string(), idToken: z.string().optional() })
  .transform(({ localId, idToken }) => ({ id: localId, needsSecondFactor: idToken === undefined }))

const userSchema = z.object({
  email: z.string().default(''),
  emailVerified: z.boolean().default(false),
  disabled: z.boolean().default(false),
  /** Seconds, as a text. */
  validSince: z.coerce.number().default(0),
  providerUserInfo: z.array(z.object({ providerId: z.string() })).default([]),
})

const lookupSchema = z.object({ users: z.array(userSchema).default([]) })

const toAccount = ({
  providerUserInfo,
  validSince,
  ...user
}: z.infer<typeof userSchema>): FirebaseAccount => ({
  ...user,
  hasPassword: providerUserInfo.some(({ providerId }) => providerId === 'password'),
  validSince: new Date(validSince * 1_000),
})

/** Firebase's refusals that people see, as our own errors. */
const heard: Record<string, () => AppError> = {
  TOO_MANY_ATTEMPTS_TRY_LATER: () => new AppError('auth/too-many-requests', { retryAfterSeconds: 60 }),
  USER_DISABLED: () => new AppError('auth/user-disabled'),
  WEAK_PASSWORD: () => new AppError('auth/weak-password'),
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: () => new AppError('auth/weak-password'),
}

/**
 * True without a refusal, false for a refusal that the caller expects.
 * @throws for any other
 */
function expect(refusal: string | undefined, known: readonly string[]): boolean {
  if (refusal === undefined) return true
  if (known.includes(refusal)) return false
  throw heard[refusal]?.() ?? new Error(`Firebase refused: ${refusal}`)
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

type Reply = { refusal: string | undefined; answer: unknown }

async function send(url: string, headers: Record<string, string>, body: object): Promise<Reply> {
  const answer = await ask(url, headers, body)
  const content: unknown = await answer.json()
  if (answer.ok) return { refusal: undefined, answer: content }
  // `WEAK_PASSWORD : Password should be at least 6 characters`
  const [refusal] = refusalSchema.parse(content).error.message.split(' ')
  return { refusal: refusal ?? '', answer: undefined }
}

async function ask(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status < 500) return answer
    throw new Error(`Firebase answered ${answer.status}`)
  } catch (cause) {
    throw Object.assign(new AppError('server.unavailable', { retryAfterSeconds: 5 }), { cause })
  }
}
