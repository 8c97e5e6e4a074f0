import fs from 'node:fs'
import path from 'node:path'

/** The user that runs the server; empty means the user of this process. */
export type ServerUser = { uid?: number; gid?: number }

export const isRoot = (): boolean => process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so root starts it as the owner of the data, else as `postgres` or `nobody`. */
export function serverUser(home: string): ServerUser {
  if (!isRoot()) return {}
  return ownerOf(path.join(home, 'data')) ?? listedUser('postgres') ?? listedUser('nobody') ?? refuse()
}

function ownerOf(data: string): ServerUser | undefined {
  const stats = fs.statSync(data, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined
}

function listedUser(name: string): ServerUser | undefined {
  if (!fs.existsSync('/etc/passwd')) return undefined
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function refuse(): never {
  throw new Error(
    'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody" to run it. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Gives a file or folder to the server's user. */
export function giveTo({ uid, gid }: ServerUser, file: string): void {
  if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid)
}
