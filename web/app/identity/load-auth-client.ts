import type { FirebaseProject } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import { ConnectionError } from '../http/browser-transport.ts'
import type { AuthClient } from './auth-client.ts'

/**
 * What signs in, fetched when somebody does, with all that only it needs.
 * @param firebase the project that keeps the passwords; its client is fetched only where there is one
 */
export async function loadAuthClient(locale: Locale, firebase: FirebaseProject | null): Promise<AuthClient> {
  if (firebase) {
    const { firebaseClient } = await fetched(import('./firebase/firebase-client.ts'))
    return firebaseClient(locale, firebase)
  }
  const { serverClient } = await fetched(import('./server-client.ts'))
  return serverClient(locale)
}

const fetched = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new ConnectionError('noConnection', cause)
  })
