import type { FirebaseProject } from '@qareeb/contract/identity'
import type { FirebaseConfig } from '../../platform/identity/firebase/firebase-config.ts'

/** What browsers are told of the project, so that they can sign in there, and of our own way to Google beside it. */
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
