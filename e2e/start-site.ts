import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** `databaseUrl` signs in as the owner of its tables; empty where it is not known. */
export type Site = { url: string; databaseUrl: string; stop(): Promise<void> }

type Environment = Record<string, string | undefined>

/**
 * Starts the product as `npm start` does, on a free port, with fresh demo data in a folder of its own. Settings of
 * another site do not reach it: the journeys would write into that one's database.
 * @param settings environment variables of the journeys' own
 */
export async function startSite(settings: Record<string, string>): Promise<Site> {
  const home = path.join(os.tmpdir(), `qareeb-e2e-${process.pid}`)
  fs.mkdirSync(home, { mode: 0o755 })
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...fromMachine(process.env), PORT: '0', DATA_FOLDER: home, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    fs.rmSync(home, { recursive: true, force: true })
  }
  const url = await Promise.race([addressIn(server.stdout), ended.then(() => undefined)])
  if (url) return { url, databaseUrl: databaseOf(home), stop }
  await stop()
  throw new Error('The site did not start; its messages are above.')
}

/** The address of the database of a running site, as `npm run database-url` prints it. */
function databaseOf(home: string): string {
  const program = path.join(import.meta.dirname, '../scripts/database-url.ts')
  const env = { ...fromMachine(process.env), DATA_FOLDER: home }
  return execFileSync(process.execPath, [program], { env, encoding: 'utf8' }).trim()
}

const ofMachine = new Set(['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'])

/** Variables that describe the machine and not a site. */
export const fromMachine = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => ofMachine.has(name)))

/** The address that the server prints when it is ready; its other output is shown. */
function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    output.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      text = (text + chunk.toString()).slice(-10_000)
      const address = /Qareeb is ready: (\S+)/.exec(text)?.[1]
      if (address) resolve(address)
    })
  })
}
