import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** The identity of a process: its number and its start, since numbers are used again. */
export const identityOf = (pid: number): string => `${pid} ${startOf(pid) ?? ''}`.trim()

/** Whether the process of an identity still runs; without an answer of the system it counts as running. */
export function isRunning(identity: string): boolean {
  const [pid = '', ...started] = identity.split(' ')
  if (!isAlive(Number(pid))) return false
  const startedNow = startOf(Number(pid))
  return started.length === 0 || startedNow === undefined || startedNow === started.join(' ')
}

/** Whether a process has this number. Signal 0 only asks; EPERM means that it belongs to somebody else. */
function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process started, in the words of the system; undefined when it does not say. Only Linux has `/proc`. */
function startOf(pid: number): string | undefined {
  if (!fs.existsSync('/proc/self/stat')) return startByPs(pid)
  try {
    const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold anything. Behind it come the state and, as the 22nd of all, the start.
    const [state, ...more] = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? 'ended' : more[18]
  } catch {
    return undefined
  }
}

function startByPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C', TZ: 'UTC' },
  })
  return stdout?.trim().replaceAll(/\s+/g, ' ') || undefined
}
