import { ConnectionError } from './browser-transport.ts'
import { isOffline } from './is-offline.ts'

/**
 * For parts of the site that are fetched when they are needed: a script that has failed is not fetched again within the
 * same document, so without a connection none is asked for. The page of an ad fetches parts without this file.
 * @throws ConnectionError
 */
export function refuseOffline(): void {
  if (isOffline()) throw new ConnectionError('noConnection', undefined)
}
