import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import { AppError } from '../../../ground/errors.ts'
import { recentMinutes } from '../../../ground/recent-sign-in.ts'
import type { FirebaseConfig } from './firebase-config.ts'

/** A verified sign-in at Firebase: the account and the method. */
export type FirebaseClaims = {
  /** Firebase's id of the account, kept as `identity_subject`. */
  subject: string
  email: string
  emailVerified: boolean
  name: string
  method: 'password' | 'google.com'
  /** Google's own id of the person, of those who have ever come through Google. */
  googleSubject: string | null
  signedInAt: Date
}

/**
 * @returns the person of an ID token; undefined for one that is false, too old, or of another project
 * @throws AppError `server.unavailable` when the keys of Firebase cannot be fetched
 */
export type VerifyIdToken = (idToken: string) => Promise<FirebaseClaims | undefined>

/** The only way in which Firebase signs. */
const algorithms = ['RS256']

/** Seconds that the clocks of Firebase and of this machine may be apart. */
const toleranceSeconds = 10

const timeoutMs = 5_000

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library */
export function idTokenVerifier(config: FirebaseConfig, now: () => Date): VerifyIdToken {
  const readPayload = config.account === 'emulator' ? readUnsigned : signedReader(config.keysUrl)
  return async (idToken) => {
    try {
      const payload = await readPayload(idToken, {
        issuer: `https://securetoken.google.com/${config.projectId}`,
        audience: config.projectId,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
        currentDate: now(),
        clockTolerance: toleranceSeconds,
      })
      return toClaims(payload, now())
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

type Expected = {
  issuer: string
  audience: string
  requiredClaims: string[]
  currentDate: Date
  clockTolerance: number
}

function signedReader(keysUrl: string) {
  const keys = keySet(keysUrl)
  return async (idToken: string, expected: Expected): Promise<unknown> =>
    (await jwtVerify(idToken, keys, { algorithms, ...expected })).payload
}

/** Firebase's emulator signs nothing; the configuration refuses it in production. */
const readUnsigned = async (idToken: string, expected: Expected): Promise<unknown> =>
  UnsecuredJWT.decode(idToken, expected).payload

/** Keys are fetched when the first token comes, and again for a key that is new, at most twice a minute. */
function keySet(url: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: timeoutMs })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (cause) {
      // The keys are there, and none of them is the token's.
      if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JOSENotSupported) throw cause
      throw Object.assign(new AppError('server.unavailable', { retryAfterSeconds: 5 }), { cause })
    }
  }
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
  /** Seconds; the moment of the sign-in itself, which a renewed token keeps. */
  auth_time: z.int().nonnegative(),
  firebase: z.object({
    sign_in_provider: z.enum(['password', 'google.com']),
    identities: z.object({ 'google.com': z.array(z.string().min(1).max(255)).default([]) }),
  }),
})

function toClaims(payload: unknown, now: Date): FirebaseClaims | undefined {
  const { data: claims } = claimsSchema.safeParse(payload)
  if (!claims) return undefined

  const ageSeconds = now.getTime() / 1_000 - claims.auth_time
  if (ageSeconds < -toleranceSeconds || ageSeconds >= recentMinutes * 60) return undefined
  return {
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name,
    method: claims.firebase.sign_in_provider,
    googleSubject: claims.firebase.identities['google.com'][0] ?? null,
    signedInAt: new Date(claims.auth_time * 1_000),
  }
}
