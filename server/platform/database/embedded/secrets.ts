import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { prepareHome } from './home.ts'
import { giveTo, type ServerUser } from './server-user.ts'

/** Reads a secret that lies beside the data; generates it, readable for its owner alone, when it is not there yet. */
export function keepSecret(home: string, name: string, user: ServerUser = {}): string {
  const file = path.join(home, name)
  if (!fs.existsSync(file)) {
    prepareHome(home)
    fs.writeFileSync(file, crypto.randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    giveTo(user, file)
  }
  return fs.readFileSync(file, 'utf8').trim()
}
