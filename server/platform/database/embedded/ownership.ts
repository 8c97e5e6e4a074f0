import fs from 'node:fs'
import path from 'node:path'
import { identityOf, isRunning } from './is-running.ts'
import { findServer } from './server-process.ts'

/** Another living process uses the data. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning'
}

/**
 * Writes a file beside the data that names this process as their owner, before it starts the server. A later start
 * reads there whether the owner of a running server still runs. The file counts only while a server runs, so it may
 * stay behind. @returns `announce`, which adds the address of the site
 */
export function takeOwnership(home: string): { announce(address: string): void } {
  const owner = identityOf(process.pid)
  writeWhole(fileOf(home), owner)
  return { announce: (address) => writeWhole(fileOf(home), `${owner}\n${address}`) }
}

/**
 * Stopping a server that a living process uses would pull the data from under it. The check does not ask the server
 * itself: on a busy machine, or while it recovers, it answers late or not at all, which proves nothing about its
 * owner.
 * @throws AlreadyRunning, or an Error when the owner of the running server is unknown
 */
export function refuseWhenOwned(home: string): void {
  const server = findServer(path.join(home, 'data'))
  if (!server) return
  const { identity, address } = readOwner(home)
  if (!identity)
    throw new Error(
      `A PostgreSQL runs on the data in ${home} (process ${server.pid}), and the file "owner" that says whose it is ` +
        `is missing. When no Qareeb uses it, end it: kill -INT ${server.pid}`,
    )
  if (!isRunning(identity)) return
  const at = address ? ` at ${address}` : ''
  throw new AlreadyRunning(`Qareeb is already running${at} (process ${identity.split(' ')[0]}).`)
}

/** The stored address of the site of a home; undefined for one that has not started yet. */
export const announcedAddress = (home: string): string | undefined => readOwner(home).address

function readOwner(home: string): { identity?: string; address?: string } {
  try {
    const [identity, address] = fs.readFileSync(fileOf(home), 'utf8').split('\n')
    return { ...(identity && { identity }), ...(address && { address }) }
  } catch {
    return {}
  }
}

/** Readers see the old file or the new one, never half of it. */
function writeWhole(file: string, text: string) {
  fs.writeFileSync(`${file}.new`, text, { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
}

const fileOf = (home: string) => path.join(home, 'owner')
