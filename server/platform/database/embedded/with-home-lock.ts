import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { identityOf, isRunning } from './is-running.ts'

/** A lock is empty for the moment between its creation and its first byte; after so long its maker was killed in between. */
const emptyIsStaleAfterMs = 60_000

/** Lets one start at a time work on a home; a second one waits for the first, however long it takes. */
export async function withHomeLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(home, 'starting')
  while (!take(file)) await wait(50)
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  if (isStale(file)) fs.rmSync(file, { force: true })
  try {
    fs.writeFileSync(file, identityOf(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isStale(file: string): boolean {
  try {
    const holder = fs.readFileSync(file, 'utf8')
    return holder ? !isRunning(holder) : Date.now() - fs.statSync(file).mtimeMs > emptyIsStaleAfterMs
  } catch {
    // The lock file does not exist, or was removed meanwhile.
    return false
  }
}
