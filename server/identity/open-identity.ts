import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import { type AccessTokens, createAccessTokens } from './access-tokens.ts'
import { embeddedProvider } from './embedded/embedded-provider.ts'
import { firebaseProvider } from './firebase/firebase-provider.ts'
import { openIdentityToolkit } from './firebase/identity-toolkit.ts'
import { type Google, openGoogle } from './google/google.ts'
import { createKeyRing } from './key-ring.ts'
import type { IdentityProvider } from './provider.ts'

/** Who people are: where their passwords lie, and the tokens that stand for their sessions. */
export type Identity = {
  provider: IdentityProvider
  tokens: AccessTokens
  /** The way to sign in through Google, where it is configured. */
  google: Google | undefined
}

/** Nothing is asked of database or network before somebody signs in. */
export function openIdentity(parts: { config: Config; db: Database; now: () => Date }): Identity {
  const { config, db, now } = parts
  const keys = createKeyRing({ db, secret: config.secret, now })
  return {
    provider: config.firebase
      ? firebaseProvider(openIdentityToolkit(config.firebase, now))
      : embeddedProvider({ now }),
    tokens: createAccessTokens({ keys, issuer: config.publicOrigin, now }),
    google: config.google && openGoogle(config.google, config.publicOrigin),
  }
}
