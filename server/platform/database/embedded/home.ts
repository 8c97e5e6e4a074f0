import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { isRoot } from './server-user.ts'

/**
 * Where the embedded server keeps its data: `.data` in the checkout; for root, who has to lend the server to another
 * user, a folder under `/var/lib` that such a user can reach, one for each checkout.
 */
export function defaultHome(checkout: string): string {
  if (!isRoot()) return path.join(checkout, '.data')
  return path.join('/var/lib/qareeb', crypto.createHash('sha256').update(checkout).digest('hex').slice(0, 8))
}

/** Creates the folder, open to the server's user; only `data` inside of it is closed. */
export function prepareHome(home: string): void {
  try {
    makeEnterable(fs.mkdirSync(home, { recursive: true }), home)
    fs.accessSync(home, fs.constants.W_OK)
  } catch (error) {
    throw new Error(`The folder ${home} cannot be written to. Set DATA_FOLDER to one that can.`, {
      cause: error,
    })
  }
}

/** Independent of the umask: a closed new parent would lock the server's user out. */
function makeEnterable(firstCreated: string | undefined, home: string) {
  if (!firstCreated) return
  for (let folder = home; folder.length >= firstCreated.length; folder = path.dirname(folder))
    fs.chmodSync(folder, 0o755)
}
