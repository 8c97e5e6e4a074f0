import { ConnectionError } from './browser-transport.ts'

/**
 * Waits for a part of the site that is fetched when it is needed.
 * @throws ConnectionError when it does not arrive
 */
export const fetchPart = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new ConnectionError('noConnection', cause)
  })
