import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkout } from './checkout.mjs'

/** Anyone who holds the lock touches it this often; one untouched for so long was left by a command that was killed. */
const times = { touchMs: 1000, staleMs: 10_000 }

/**
 * Lets one command at a time install or build; the next one waits for it.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ lock?: string, touchMs?: number, staleMs?: number }} [how]
 * @returns {Promise<T>}
 */
export async function inTurn(work, { lock = path.join(checkout, '.cache/preparing'), ...given } = {}) {
  const { touchMs, staleMs } = { ...times, ...given }
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  if (!take(lock, staleMs)) {
    console.log('Another command is preparing this checkout; waiting for it …')
    while (!take(lock, staleMs)) await wait(100)
  }
  const touching = setInterval(() => fs.utimes(lock, new Date(), new Date(), () => undefined), touchMs)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    fs.rmSync(lock, { force: true })
  }
}

/** @param {string} lock @param {number} staleMs */
function take(lock, staleMs) {
  const touched = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (touched !== undefined && Date.now() - touched > staleMs) fs.rmSync(lock, { force: true })
  try {
    fs.writeFileSync(lock, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
