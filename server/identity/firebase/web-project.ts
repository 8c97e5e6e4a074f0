import type { FirebaseProject } from '@qareeb/contract/identity'
import type { FirebaseConfig } from './firebase-config.ts'

/** What browsers are told of the project, so that they can sign in there. */
export const webProjectOf = ({
  apiKey,
  projectId,
  authDomain,
  emulatorUrl,
}: FirebaseConfig): FirebaseProject => ({
  apiKey,
  projectId,
  authDomain: authDomain ?? null,
  emulatorUrl: emulatorUrl ?? null,
})
