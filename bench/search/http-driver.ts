import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Statement } from '@qareeb/server/platform/database/statement.ts'
import type { Ask } from './drive.ts'
import { type HttpClient, openHttpClient } from './http-client.ts'

/** How the bench finds the service's connections to the database. */
export const connectionName = 'qareeb bench server'

export type HttpDriver = { pid: number; origin: string; ask: Ask<string>; stop(): Promise<void> }

/** Moves the clock of the service, so that the answers that it caches are too old. */
export type SiteDriver = HttpDriver & { passMinutes(minutes: number): Promise<void> }

/**
 * Starts the service on a database and asks it over a connection for each client that stays open.
 * @param folder that of the bench in another checkout, whose service is started
 */
export const startHttpDriver = (appUrl: string, folder = import.meta.dirname): Promise<HttpDriver> =>
  driverOf(forkServer('serve.ts', [appUrl, connectionName], folder))

/** The same with the pages of the site as they were built last, and one connection to the database. */
export async function startSiteDriver(appUrl: string): Promise<SiteDriver> {
  const child = forkServer('serve.ts', [appUrl, connectionName, 'pages', '1'])
  const passMinutes = async (minutes: number) => {
    child.send(minutes)
    await once(child, 'message')
  }
  return { ...(await driverOf(child)), passMinutes }
}

/** The same with a bare Node server, which gets the statements of each address beforehand. */
export function startBareDriver(
  appUrl: string,
  addresses: readonly string[],
  statements: readonly Statement[][],
): Promise<HttpDriver> {
  const child = forkServer('serve-bare.ts', [appUrl, 'qareeb bench bare'])
  child.send(addresses.map((address, index) => [address, statements[index] ?? []]))
  return driverOf(child)
}

const forkServer = (file: string, options: string[], folder = import.meta.dirname): ChildProcess =>
  fork(path.join(folder, file), options, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

async function driverOf(child: ChildProcess): Promise<HttpDriver> {
  // The first message of the child.
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const clients = new Map<number, HttpClient>()
  return {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    ask: (address, number) => {
      const client = clients.get(number) ?? openHttpClient(port)
      clients.set(number, client)
      return client.get(address)
    },
    stop: async () => {
      for (const client of clients.values()) client.close()
      child.kill()
      await once(child, 'exit')
    },
  }
}
