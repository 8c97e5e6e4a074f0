import type { FirebaseProject } from '@qareeb/contract/identity'
import type { FirebaseConfig } from '../../platform/identity/firebase/firebase-config.ts'

/**
 * The settings of the project for browsers, so that they can sign in there, and our own sign-in through Google
 * beside it.
 */
export const webProjectOf = (
  { apiKey, projectId, authDomain, emulatorUrl }: FirebaseConfig,
  { hasOwnGoogle }: Pick<FirebaseProject, 'hasOwnGoogle'>,
): FirebaseProject => ({
  apiKey,
  projectId,
  authDomain: authDomain ?? null,
  hasOwnGoogle,
  emulatorUrl: emulatorUrl ?? null,
})
