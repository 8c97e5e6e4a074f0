import path from 'node:path'
import { keepSecret } from './keep-secret.ts'
import { type Listening, toHost } from './listening.ts'
import { announcedAddress } from './ownership.ts'
import { findServer } from './server-process.ts'

export type Addresses = {
  /** Signs in as the owner of everything, for migrations. */
  ownerUrl: string
  /** Signs in as `qareeb_app`, which owns nothing. */
  appUrl: string
}

/** The addresses of the server of a home. */
export function addressesOf(home: string, listening: Listening): Addresses {
  const addressOf = (role: string, password: string) =>
    `postgres://${role}:${password}@${toHost(listening)}/qareeb`
  return {
    ownerUrl: addressOf('qareeb', keepSecret(home, 'owner-password')),
    appUrl: addressOf('qareeb_app', keepSecret(home, 'app-password')),
  }
}

/**
 * The addresses of a running server on this home, and of its site, started by any process; undefined when none
 * runs.
 */
export function findEmbedded(home: string): (Addresses & { site: string | undefined }) | undefined {
  const server = findServer(path.join(home, 'data'))
  return server && { ...addressesOf(home, server.listening), site: announcedAddress(home) }
}
