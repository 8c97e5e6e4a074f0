import type { PublicKey } from '@qareeb/contract/identity'
import { errors, jwtVerify, SignJWT } from 'jose'
import { AppError } from '../../ground/errors.ts'
import type { KeyRing } from './key-ring.ts'

/** Minutes that an access token holds; the browser renews it before. */
export const tokenMinutes = 15

const audience = 'qareeb'
const algorithm = 'EdDSA'
/** Marks it as an access token, in contrast to other signed statements (RFC 9068). */
const type = 'at+jwt'

/** The claims of a token: the person and the session, no rights. Rights come from the database at each request. */
export type TokenClaims = { userId: string; sessionId: string }

export type AccessTokens = {
  /** To be called before a transaction that signs: see `KeyRing.prepare`. */
  prepare(): Promise<void>
  sign(claims: TokenClaims): Promise<{ token: string; expiresAt: Date }>
  /** @throws AppError `auth/session-ended` for every text that is no valid token of ours */
  verify(token: string): Promise<TokenClaims>
  /** The key set that others check our tokens by. */
  listPublicKeys(): Promise<PublicKey[]>
}

/** @param issuer the public origin of the site: a token of another installation means nothing here */
export function createAccessTokens(parts: { keys: KeyRing; issuer: string; now: () => Date }): AccessTokens {
  const { keys, issuer, now } = parts
  const findKey = async ({ kid }: { kid?: string }) => {
    const key = kid === undefined ? undefined : await keys.find(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key.publicKey
  }
  return {
    prepare: () => keys.prepare(),
    async sign({ userId, sessionId }) {
      const key = await keys.current()
      const expiresAt = new Date(Math.floor(now().getTime() / 1_000) * 1_000 + tokenMinutes * 60_000)
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, kid: key.id, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(key.privateKey)
      return { token, expiresAt }
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify<{ sid: string }>(token, findKey, {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          currentDate: now(),
        })
        return { userId: payload.sub ?? '', sessionId: payload.sid }
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new AppError('auth/session-ended')
        throw error
      }
    },
    listPublicKeys: () => keys.listPublic(),
  }
}
