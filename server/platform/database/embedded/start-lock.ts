import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

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
  const stats = fs.statSync(file, { throwIfNoEntry: false })
  if (!stats) return false
  return Date.now() - stats.mtimeMs > staleAfterMs || !isAlive(Number(fs.readFileSync(file, 'utf8')))
}

/** Signal 0 only asks; EPERM means that the process exists and belongs to somebody else. */
function isAlive(pid: number): boolean {
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
