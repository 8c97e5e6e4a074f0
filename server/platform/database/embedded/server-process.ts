import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Listening, prepareListening, toSettings } from './listening.ts'
import type { ServerUser } from './server-user.ts'

/** The server gets nothing of our own environment: no locale, no PG* variables, no secrets. */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC' }

type Launch = {
  home: string
  data: string
  programs: string
  user: ServerUser
  settings: Record<string, string>
}

export type RunningServer = {
  pid: number
  listening: Listening
  ended: Promise<void>
  stop(): Promise<void>
}

/** Starts the server and waits until it accepts connections. */
export async function launchServer({ home, data, programs, user, settings }: Launch): Promise<RunningServer> {
  const listening = await prepareListening(home, user)
  const log = openLog(home)
  const all = { ...settings, ...toSettings(listening) }
  const server = spawn(
    path.join(programs, 'bin/postgres'),
    ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // In a process group of its own, so that Ctrl-C reaches only us, and we stop the server in order.
    {
      ...user,
      cwd: '/',
      env: serverEnvironment,
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
    },
  )
  fs.closeSync(log.descriptor)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const pid = await untilReady(server, data, log.file)
  return { pid, listening, ended, stop: () => stopServer(server, ended) }
}

/** The server that runs on these data, found by the file it keeps there; undefined when none does. */
export function findServer(data: string): { pid: number; listening: Listening } | undefined {
  const [pid, , , port, socketFolder] = readPidFile(data)
  // After a crash the number may have gone to another process; PostgreSQL clears such a file away by itself.
  if (!(Number(pid) > 0) || !commandOf(Number(pid)).includes(data)) return undefined
  return { pid: Number(pid), listening: { port: Number(port), ...(socketFolder && { socketFolder }) } }
}

/** Asks a server left over by a killed process to stop, and waits for it. */
export async function stopOrphan(data: string): Promise<void> {
  const orphan = findServer(data)
  if (!orphan) return
  process.kill(orphan.pid, 'SIGINT')
  for (let tries = 0; tries < 600; tries++) {
    if (!findServer(data)) return
    await wait(50)
  }
  throw new Error(
    `A PostgreSQL left over from an earlier start (process ${orphan.pid}) does not stop. End it by hand.`,
  )
}

/** SIGINT is PostgreSQL's "fast" shutdown: open transactions are rolled back and a checkpoint is written. */
function stopServer(server: ChildProcess, ended: Promise<void>): Promise<void> {
  server.kill('SIGINT')
  return ended
}

/** The eighth line of the server's own file has its state; its log is for people. */
async function untilReady(server: ChildProcess, data: string, logFile: string): Promise<number> {
  let failure = ''
  server.once('error', (error) => (failure = error.message))
  server.once('exit', (code) => (failure ||= `it ended with code ${code}`))
  for (;;) {
    if (failure) throw new Error(`PostgreSQL did not start: ${failure}\n${lastLines(logFile)}`)
    const lines = readPidFile(data)
    if (server.pid && Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return server.pid
    await wait(10)
  }
}

function readPidFile(data: string): string[] {
  try {
    return fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** The command line of a process; empty when there is none. Only Linux has `/proc`. */
function commandOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    if (fs.existsSync('/proc/self/cmdline')) return ''
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
}

const tenMegabytes = 10 * 1024 * 1024

function openLog(home: string): { file: string; descriptor: number } {
  const file = path.join(home, 'postgresql.log')
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > tenMegabytes) fs.renameSync(file, `${file}.old`)
  return { file, descriptor: fs.openSync(file, 'a', 0o600) }
}

const lastLines = (file: string) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-10).join('\n')
