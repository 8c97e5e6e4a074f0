import type { FirebaseProject } from '@qareeb/contract/identity'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AuthClient, SecondFactorError } from '../auth-client.ts'

type Proof = { user: { getIdToken: () => Promise<string> } }
type Hint = { factorId: string; uid: string; phoneNumber?: string }

/** A stand-in for Firebase's client as far as ours uses it: its answers and its calls. */
const firebase = vi.hoisted(() => ({
  proof: (): Promise<unknown> => Promise.reject(new Error('nothing was arranged')),
  hints: [] as Hint[],
  signOut: vi.fn<() => Promise<void>>(async () => undefined),
  captchas: [] as { isCleared: boolean }[],
  resolved: [] as unknown[],
}))
vi.mock('@firebase/app', () => ({ initializeApp: () => ({}) }))
vi.mock('@firebase/auth', () => ({
  initializeAuth: () => ({ settings: {}, signOut: firebase.signOut }),
  inMemoryPersistence: 'memory',
  browserPopupRedirectResolver: 'popup',
  signInWithEmailAndPassword: () => firebase.proof(),
  signInWithPopup: () => firebase.proof(),
  GoogleAuthProvider: class {
    setCustomParameters = () => this
  },
  getMultiFactorResolver: () => ({
    hints: firebase.hints,
    session: 'pending',
    resolveSignIn: (assertion: unknown) => {
      firebase.resolved.push(assertion)
      return firebase.proof()
    },
  }),
  PhoneMultiFactorGenerator: { FACTOR_ID: 'phone', assertion: (proof: unknown) => proof },
  TotpMultiFactorGenerator: {
    FACTOR_ID: 'totp',
    assertionForSignIn: (uid: string, code: string) => ({ uid, code }),
  },
  PhoneAuthProvider: class {
    static credential = (id: string, code: string) => ({ id, code })
    verifyPhoneNumber = async () => 'verification of firebase'
  },
  RecaptchaVerifier: class {
    isCleared = false
    constructor() {
      firebase.captchas.push(this)
    }
    clear() {
      this.isCleared = true
    }
  },
}))

const project: FirebaseProject = {
  apiKey: 'key',
  projectId: 'qareeb',
  authDomain: 'qareeb.firebaseapp.example',
  hasOwnGoogle: false,
  emulatorUrl: null,
}
const credentials = { email: 'sara@qareeb.example', password: 'Palm-trees-at-noon-7' }
const session = { code: 'signed-in', token: 't', expiresAt: '2026-11-21T10:00:00.000Z', user: { id: '1' } }
const proofOf = (token: string) => (): Promise<Proof> =>
  Promise.resolve({ user: { getIdToken: () => Promise.resolve(token) } })
const failWith = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

/** The answers of our server to one exchange after another. */
let answers: object[]
const sent = vi.fn<(path: string, body: unknown) => void>()
let client: AuthClient

beforeEach(async () => {
  answers = [session]
  firebase.captchas = []
  firebase.resolved = []
  firebase.hints = [{ factorId: 'phone', uid: 'p', phoneNumber: '+********4567' }]
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    body: { appendChild: (place: unknown) => place },
  })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent(path, JSON.parse(body))
    return new Response(JSON.stringify(answers.shift()))
  })
  const { firebaseClient } = await import('./firebase-client.ts')
  client = firebaseClient('en', project)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

/** The resolver of a sign-in that needs a second factor. */
async function resolverOf(step: Promise<unknown>) {
  const failure = await step.catch((error: unknown) => error)
  if (!(failure instanceof SecondFactorError)) throw failure
  return failure.resolver
}

test('a password is sent to Firebase alone; our server gets Firebase’s token for it', async () => {
  firebase.proof = proofOf('of firebase')
  expect(await client.signIn(credentials)).toEqual({ kind: 'session', session })
  expect(sent.mock.calls).toEqual([['/api/v1/user/session/firebase', { idToken: 'of firebase' }]])
  expect(firebase.signOut).toHaveBeenCalledOnce()
})

test.each(['auth/wrong-password', 'auth/user-disabled', 'auth/network-request-failed'])(
  '%s is thrown as Firebase says it, and nothing is exchanged',
  async (code) => {
    firebase.proof = failWith(code)
    await expect(client.signIn(credentials)).rejects.toMatchObject({ code })
    expect(sent).not.toHaveBeenCalled()
  },
)

test('a factor of Firebase is answered by the code that it sends, behind a new captcha each time', async () => {
  firebase.proof = failWith('auth/multi-factor-auth-required')
  const resolver = await resolverOf(client.signIn(credentials))
  expect(resolver).toMatchObject({ methods: ['sms'], phoneHint: '•••• 4567' })

  await resolver.sendCode()
  const { verificationId, resendAt } = await resolver.sendCode()
  expect(firebase.captchas.map(({ isCleared }) => isCleared)).toEqual([true, true])
  expect(Date.parse(resendAt)).toBeGreaterThan(Date.now())

  firebase.proof = proofOf('with both factors')
  const outcome = await resolver.resolve({ method: 'sms', code: '١٢٣ ٤٥٦', verificationId })
  expect(firebase.resolved).toEqual([{ id: 'verification of firebase', code: '123456' }])
  expect(outcome).toEqual({ kind: 'session', session })
  expect(sent).toHaveBeenLastCalledWith(expect.any(String), { idToken: 'with both factors' })
})

test('a wrong code can be entered again; a sign-in that has waited too long cannot', async () => {
  firebase.proof = failWith('auth/multi-factor-auth-required')
  const resolver = await resolverOf(client.signIn(credentials))
  const answer = { method: 'sms', code: '1', verificationId: 'v' } as const
  firebase.proof = failWith('auth/invalid-verification-code')
  await expect(resolver.resolve(answer)).rejects.toMatchObject({ code: 'auth/invalid-verification-code' })
  firebase.proof = failWith('auth/invalid-multi-factor-session')
  await expect(resolver.resolve(answer)).rejects.toMatchObject({ code: 'auth/session-ended' })
})

test('an authenticator app that is enrolled at Firebase is asked for its code', async () => {
  firebase.hints = [{ factorId: 'totp', uid: 'app' }]
  firebase.proof = failWith('auth/multi-factor-auth-required')
  const resolver = await resolverOf(client.signIn(credentials))
  expect(resolver.methods).toEqual(['totp'])
  firebase.proof = proofOf('with both factors')
  await resolver.resolve({ method: 'totp', code: '123456' })
  expect(firebase.resolved).toEqual([{ uid: 'app', code: '123456' }])
})

test('our own second factor is asked for after that of Firebase', async () => {
  firebase.proof = failWith('auth/multi-factor-auth-required')
  const first = await resolverOf(client.signIn(credentials))
  firebase.proof = proofOf('with both factors')
  answers = [
    { code: 'auth/multi-factor-auth-required', ticket: 'of ours', methods: ['passkey'], phoneHint: null },
  ]
  const second = await resolverOf(first.resolve({ method: 'sms', code: '123456', verificationId: 'v' }))
  expect(second.methods).toEqual(['passkey'])
})

describe('a blocked window', () => {
  const go = vi.fn<(address: string) => void>()
  beforeEach(() => {
    vi.stubGlobal('window', { open: () => null })
    vi.stubGlobal('location', { assign: go })
    firebase.proof = failWith('auth/popup-blocked')
  })

  test('fails, and leads nowhere, without another way to Google', async () => {
    await expect(client.signInWithGoogle(null, () => undefined)).rejects.toMatchObject({
      code: 'auth/popup-blocked',
    })
    expect(go).not.toHaveBeenCalled()
  })

  test('leads to Google in this page where the site has its own way', async () => {
    const { firebaseClient } = await import('./firebase-client.ts')
    const both = firebaseClient('en', { ...project, hasOwnGoogle: true })
    expect(await both.signInWithGoogle('/favorites', () => undefined)).toEqual({ kind: 'leaving' })
    expect(go).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/start\?mode=redirect&.*favorites/))
  })

  test('of somebody who closed it is no reason to open another', async () => {
    const { firebaseClient } = await import('./firebase-client.ts')
    firebase.proof = failWith('auth/popup-closed-by-user')
    const both = firebaseClient('en', { ...project, hasOwnGoogle: true })
    await expect(both.signInWithGoogle(null, () => undefined)).rejects.toMatchObject({
      code: 'auth/popup-closed-by-user',
    })
    expect(go).not.toHaveBeenCalled()
  })
})

test('Google at Firebase may bring somebody new', async () => {
  firebase.proof = proofOf('of google')
  const person = { ticket: 'x', email: 'sara@gmail.example', firstName: 'Sara', lastName: 'Al-Harbi' }
  answers = [{ code: 'registration-required', ...person }]
  expect(await client.signInWithGoogle(null, () => undefined)).toEqual({ kind: 'registration', person })
})
