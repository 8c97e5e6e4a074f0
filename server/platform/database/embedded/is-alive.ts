/** Whether a process has this number. Signal 0 only asks; EPERM means that it belongs to somebody else. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
