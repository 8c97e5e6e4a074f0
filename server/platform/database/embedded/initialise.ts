import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { majorVersion } from './programs.ts'
import { serverEnvironment } from './server-process.ts'
import { giveTo, type ServerUser } from './server-user.ts'

type Place = { home: string; data: string; programs: string; user: ServerUser }

/** Creates the data folder on the first start; on later ones checks that these programs can read it. */
export function initialise({ home, data, programs, user }: Place): void {
  if (fs.existsSync(path.join(data, 'PG_VERSION'))) return checkVersion(data, programs)

  // Filled at a temporary path and renamed, so that a start killed halfway leaves nothing that looks finished.
  const partial = path.join(home, 'data.new')
  fs.rmSync(partial, { recursive: true, force: true })
  fs.mkdirSync(partial, { mode: 0o700 })
  giveTo(user, partial)
  runInitdb(programs, user, [
    `--pgdata=${partial}`,
    '--username=qareeb',
    '--auth=scram-sha-256',
    `--pwfile=${path.join(home, 'owner-password')}`,
    // The same order of words and the same upper case on every machine, in every locale.
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  fs.renameSync(partial, data)
}

function runInitdb(programs: string, user: ServerUser, options: string[]) {
  const program = path.join(programs, 'bin/initdb')
  const { status, error, stderr } = spawnSync(program, options, {
    ...user,
    cwd: '/',
    env: serverEnvironment,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(explain(error?.message ?? stderr, programs))
}

function explain(message: string, programs: string): string {
  if (message.includes('EACCES'))
    return `The user that runs PostgreSQL cannot reach ${programs}. Set DATA_FOLDER to a folder that every user can enter.`
  if (message.includes('could not look up effective user ID'))
    return 'PostgreSQL does not run as a user without an entry in /etc/passwd. Start as another user, or set DATABASE_URL.'
  return `PostgreSQL could not create its data folder: ${message.trim()}`
}

function checkVersion(data: string, programs: string) {
  const found = Number(fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8'))
  const expected = majorVersion(programs)
  if (found === expected) return
  throw new Error(
    `The data in ${data} are of PostgreSQL ${found}; this version brings PostgreSQL ${expected}. ` +
      'See "Upgrading PostgreSQL" in docs/operations/database.md.',
  )
}
