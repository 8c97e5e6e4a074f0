import type { FirebaseProject } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import { fetchPart } from '../http/fetch-part.ts'
import { refuseOffline } from '../http/refuse-offline.ts'
import type { AuthClient } from './auth-client.ts'

/**
 * Loads the client that signs in, on demand, with everything that only it needs.
 * @param firebase the project that keeps the passwords; its client is loaded only where there is one
 * @throws ConnectionError without a connection, or when the client does not arrive
 */
export async function loadAuthClient(locale: Locale, firebase: FirebaseProject | null): Promise<AuthClient> {
  refuseOffline()
  if (firebase) {
    const { firebaseClient } = await fetchPart(import('./firebase/firebase-client.ts'))
    return firebaseClient(locale, firebase)
  }
  const { serverClient } = await fetchPart(import('./server-client.ts'))
  return serverClient(locale)
}
