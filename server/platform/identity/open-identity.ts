import type { Config } from '../../ground/config.ts'
import type { Database } from '../database/database.ts'
import { type AccessTokens, createAccessTokens } from './access-tokens.ts'
import { embeddedProvider } from './embedded/embedded-provider.ts'
import { firebaseProvider } from './firebase/firebase-provider.ts'
import { idTokenVerifier, type VerifyIdToken } from './firebase/id-tokens.ts'
import { type IdentityToolkit, openIdentityToolkit } from './firebase/identity-toolkit.ts'
import { type Google, openGoogle } from './google.ts'
import { createKeyRing } from './key-ring.ts'
import type { IdentityProvider } from './provider.ts'

/** Identity: the provider of passwords, and the access tokens of sessions. */
export type Identity = {
  provider: IdentityProvider
  tokens: AccessTokens
  /** The way to sign in through Google, where it is configured. */
  google: Google | undefined
  /** Verifies ID tokens of Firebase, if Firebase keeps the passwords. */
  firebase: { toolkit: IdentityToolkit; verifyIdToken: VerifyIdToken } | undefined
}

/** Makes no request to database or network before the first sign-in. */
export function openIdentity(parts: { config: Config; db: Database; now: () => Date }): Identity {
  const { config, db, now } = parts
  const keys = createKeyRing({ db, secret: config.secret, now })
  const firebase = config.firebase && {
    toolkit: openIdentityToolkit(config.firebase, now),
    verifyIdToken: idTokenVerifier(config.firebase, now),
  }
  return {
    provider: firebase ? firebaseProvider(firebase.toolkit) : embeddedProvider({ now }),
    firebase,
    tokens: createAccessTokens({ keys, issuer: config.publicOrigin, now }),
    google: config.google && openGoogle(config.google, config.publicOrigin),
  }
}
