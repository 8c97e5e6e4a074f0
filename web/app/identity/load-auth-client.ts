import type { Locale } from '@qareeb/contract/locale'
import { ConnectionError } from '../browser-transport.ts'
import type { AuthClient } from './auth-client.ts'

/** What signs in, fetched when somebody does, with all that only it needs. */
export async function loadAuthClient(locale: Locale): Promise<AuthClient> {
  const { serverClient } = await import('./server-client.ts').catch((cause: unknown) => {
    throw new ConnectionError('noConnection', cause)
  })
  return serverClient(locale)
}
