import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'

/** A start takes seconds; a lock older than this was left by a killed one. */
const staleAfterMs = 60_000

/** Lets one start at a time work on a home; a second one waits for the first. */
export async function whileAlone<T>(home: string, work: () => Promise<T>): Promise<T> {
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
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isStale(file: string): boolean {
  try {
    // Empty for the moment between its creation and its first byte.
    const pid = Number(fs.readFileSync(file, 'utf8'))
    return Date.now() - fs.statSync(file).mtimeMs > staleAfterMs || (pid > 0 && !isAlive(pid))
  } catch {
    // There is none, or it went away while we looked.
    return false
  }
}
