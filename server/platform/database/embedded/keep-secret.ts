import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { prepareHome } from './home.ts'
import { giveTo, type ServerUser } from './server-user.ts'

/**
 * Reads a secret beside the data; generates it, readable for its owner alone, when it is not there yet. Processes
 * that generate it at the same time all read the one that was there first.
 */
export function keepSecret(home: string, name: string, user: ServerUser = {}): string {
  const file = path.join(home, name)
  if (!fs.existsSync(file)) {
    prepareHome(home)
    generate(file, user)
  }
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret) return secret
  throw new Error(
    `The file ${file} is empty. Put its copy back; where there are no data yet, delete it and start again.`,
  )
}

/** Written to a temporary path and linked, so that a half-written one is never visible and the first one stays. */
function generate(file: string, user: ServerUser) {
  const fresh = `${file}.${crypto.randomUUID()}`
  fs.writeFileSync(fresh, crypto.randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    giveTo(user, fresh)
    fs.linkSync(fresh, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    fs.rmSync(fresh, { force: true })
  }
}
